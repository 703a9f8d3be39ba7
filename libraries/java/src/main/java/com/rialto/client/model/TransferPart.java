// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What one account pays of a combined transfer. */
public final class TransferPart {
  @JsonProperty("transferId")
  private String transferId;

  @JsonProperty("status")
  private TransferStatus status;

  @JsonProperty("statusDetails")
  private String statusDetails;

  @JsonProperty("from")
  private TransferSource from;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountDecimal")
  private String amountDecimal;

  @JsonProperty("withdrawalFee")
  private TransferFee withdrawalFee;

  @JsonProperty("hash")
  private String hash;

  @JsonProperty("infoUrl")
  private String infoUrl;

  @JsonProperty("refundAddress")
  private String refundAddress;

  @JsonProperty("refundAddressTag")
  private String refundAddressTag;


  /** Id of the part: its `previewId`. */
  public String transferId() {
    return transferId;
  }

  public TransferPart transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  public TransferStatus status() {
    return status;
  }

  public TransferPart status(TransferStatus status) {
    this.status = status;
    return this;
  }

  /** Why the part failed. You may show it to the user. */
  public String statusDetails() {
    return statusDetails;
  }

  public TransferPart statusDetails(String statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  public TransferSource from() {
    return from;
  }

  public TransferPart from(TransferSource from) {
    this.from = from;
    return this;
  }

  /** What arrives from this account, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public TransferPart amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `amount` with every digit, as a decimal. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public TransferPart amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Fee that the institution charges. */
  public TransferFee withdrawalFee() {
    return withdrawalFee;
  }

  public TransferPart withdrawalFee(TransferFee withdrawalFee) {
    this.withdrawalFee = withdrawalFee;
    return this;
  }

  /** Hash of the transaction on the chain. Absent until it is known. */
  public String hash() {
    return hash;
  }

  public TransferPart hash(String hash) {
    this.hash = hash;
    return this;
  }

  /** URL of the transaction in a block explorer. */
  public String infoUrl() {
    return infoUrl;
  }

  public TransferPart infoUrl(String infoUrl) {
    this.infoUrl = infoUrl;
    return this;
  }

  /** Address for sending this part back to the user. */
  public String refundAddress() {
    return refundAddress;
  }

  public TransferPart refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none. */
  public String refundAddressTag() {
    return refundAddressTag;
  }

  public TransferPart refundAddressTag(String refundAddressTag) {
    this.refundAddressTag = refundAddressTag;
    return this;
  }

  /** A shallow copy. */
  public TransferPart copy() {
    TransferPart copy = new TransferPart();
    copy.transferId = transferId;
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.from = from;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.withdrawalFee = withdrawalFee;
    copy.hash = hash;
    copy.infoUrl = infoUrl;
    copy.refundAddress = refundAddress;
    copy.refundAddressTag = refundAddressTag;
    return copy;
  }
}
