// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What one account pays. */
public final class PreviewedPart {
  @JsonProperty("previewId")
  private String previewId;

  @JsonProperty("sourceIndex")
  private Long sourceIndex;

  @JsonProperty("fromType")
  private BrokerType fromType;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountDecimal")
  private String amountDecimal;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("institutionTransferFee")
  private TransferFee institutionTransferFee;

  @JsonProperty("refundAddress")
  private String refundAddress;

  @JsonProperty("refundAddressTag")
  private String refundAddressTag;


  /** Id of the part. Execute it with POST `/transfers/managed/execute` and the account’s own token. */
  public String previewId() {
    return previewId;
  }

  public PreviewedPart previewId(String previewId) {
    this.previewId = previewId;
    return this;
  }

  /** Position in `sources` of the account that pays this part. */
  public Long sourceIndex() {
    return sourceIndex;
  }

  public PreviewedPart sourceIndex(Long sourceIndex) {
    this.sourceIndex = sourceIndex;
    return this;
  }

  public BrokerType fromType() {
    return fromType;
  }

  public PreviewedPart fromType(BrokerType fromType) {
    this.fromType = fromType;
    return this;
  }

  /** What arrives from this account, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public PreviewedPart amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `amount` with every digit, as a decimal. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public PreviewedPart amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** What arrives from this account, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public PreviewedPart amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Fee that the institution charges on top. */
  public TransferFee institutionTransferFee() {
    return institutionTransferFee;
  }

  public PreviewedPart institutionTransferFee(TransferFee institutionTransferFee) {
    this.institutionTransferFee = institutionTransferFee;
    return this;
  }

  /** Address for sending this part back to the user. */
  public String refundAddress() {
    return refundAddress;
  }

  public PreviewedPart refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  public String refundAddressTag() {
    return refundAddressTag;
  }

  public PreviewedPart refundAddressTag(String refundAddressTag) {
    this.refundAddressTag = refundAddressTag;
    return this;
  }

  /** A shallow copy. */
  public PreviewedPart copy() {
    PreviewedPart copy = new PreviewedPart();
    copy.previewId = previewId;
    copy.sourceIndex = sourceIndex;
    copy.fromType = fromType;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.amountInFiat = amountInFiat;
    copy.institutionTransferFee = institutionTransferFee;
    copy.refundAddress = refundAddress;
    copy.refundAddressTag = refundAddressTag;
    return copy;
  }
}
