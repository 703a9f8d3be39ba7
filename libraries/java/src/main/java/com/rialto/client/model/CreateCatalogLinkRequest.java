// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Options of the transfer. */
public final class CreateCatalogLinkRequest {
  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("transferType")
  private TransferType transferType;

  @JsonProperty("isInclusiveFeeEnabled")
  private Boolean isInclusiveFeeEnabled;

  @JsonProperty("generatePayLink")
  private Boolean generatePayLink;

  @JsonProperty("payLinkExpiresInSeconds")
  private Long payLinkExpiresInSeconds;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("clientFee")
  private BigDecimal clientFee;

  @JsonProperty("description")
  private String description;

  @JsonProperty("goodsDetails")
  private List<GoodsDetail> goodsDetails;

  @JsonProperty("fundingOptions")
  private LinkFundingOptions fundingOptions;

  @JsonProperty("rehearsalAboveInFiat")
  private BigDecimal rehearsalAboveInFiat;

  @JsonProperty("toAddresses")
  private List<TransferDestination> toAddresses;

  @JsonProperty("isCustomClientFeeProvided")
  private Boolean isCustomClientFeeProvided;


  /** Your id of the transaction. Transfers and webhooks carry it. */
  public String transactionId() {
    return transactionId;
  }

  public CreateCatalogLinkRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  public TransferType transferType() {
    return transferType;
  }

  public CreateCatalogLinkRequest transferType(TransferType transferType) {
    this.transferType = transferType;
    return this;
  }

  /** `true`: fees are deducted from the amount. `false`: the user pays them on top of the amount. Default: as set in the account management API, otherwise `false`. */
  public Boolean isInclusiveFeeEnabled() {
    return isInclusiveFeeEnabled;
  }

  public CreateCatalogLinkRequest isInclusiveFeeEnabled(Boolean isInclusiveFeeEnabled) {
    this.isInclusiveFeeEnabled = isInclusiveFeeEnabled;
    return this;
  }

  /** `true`: the answer also contains `paymentLink`. Requires `transactionId`. Default `false`. */
  public Boolean generatePayLink() {
    return generatePayLink;
  }

  public CreateCatalogLinkRequest generatePayLink(Boolean generatePayLink) {
    this.generatePayLink = generatePayLink;
    return this;
  }

  /** Time for which `paymentLink` can be opened, in seconds: 10 minutes to 30 days. Default 7 days. */
  public Long payLinkExpiresInSeconds() {
    return payLinkExpiresInSeconds;
  }

  public CreateCatalogLinkRequest payLinkExpiresInSeconds(Long payLinkExpiresInSeconds) {
    this.payLinkExpiresInSeconds = payLinkExpiresInSeconds;
    return this;
  }

  /** Fixed amount, in USD. Absent: the user chooses the amount. In a destination that has an `amount`, that one counts; a `payment` with both is refused. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public CreateCatalogLinkRequest amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Your own fee, as a ratio of the amount: 0.025 is 2.5 %. Absent: the fee set in the account management API. */
  public BigDecimal clientFee() {
    return clientFee;
  }

  public CreateCatalogLinkRequest clientFee(BigDecimal clientFee) {
    this.clientFee = clientFee;
    return this;
  }

  /** Purpose of the transfer. Link shows it to the user. */
  public String description() {
    return description;
  }

  public CreateCatalogLinkRequest description(String description) {
    this.description = description;
    return this;
  }

  /** Goods that are paid for. Link shows their names to the user. */
  public List<GoodsDetail> goodsDetails() {
    return goodsDetails;
  }

  public CreateCatalogLinkRequest goodsDetails(List<GoodsDetail> goodsDetails) {
    this.goodsDetails = goodsDetails;
    return this;
  }

  public LinkFundingOptions fundingOptions() {
    return fundingOptions;
  }

  public CreateCatalogLinkRequest fundingOptions(LinkFundingOptions fundingOptions) {
    this.fundingOptions = fundingOptions;
    return this;
  }

  /** Above this value, in USD, the user may send a small part first and the rest once the part has arrived. Absent: not offered. Not available for `onramp`, and not together with `maximumSources` above 1. */
  public BigDecimal rehearsalAboveInFiat() {
    return rehearsalAboveInFiat;
  }

  public CreateCatalogLinkRequest rehearsalAboveInFiat(BigDecimal rehearsalAboveInFiat) {
    this.rehearsalAboveInFiat = rehearsalAboveInFiat;
    return this;
  }

  /** Assets that you accept, and where to send them. Required; at least one. */
  public List<TransferDestination> toAddresses() {
    return toAddresses;
  }

  public CreateCatalogLinkRequest toAddresses(List<TransferDestination> toAddresses) {
    this.toAddresses = toAddresses;
    return this;
  }

  /** `false`: `clientFee` is ignored, and the fee set in the account management API holds. Default `true`. */
  public Boolean isCustomClientFeeProvided() {
    return isCustomClientFeeProvided;
  }

  public CreateCatalogLinkRequest isCustomClientFeeProvided(Boolean isCustomClientFeeProvided) {
    this.isCustomClientFeeProvided = isCustomClientFeeProvided;
    return this;
  }

  /** A shallow copy. */
  public CreateCatalogLinkRequest copy() {
    CreateCatalogLinkRequest copy = new CreateCatalogLinkRequest();
    copy.transactionId = transactionId;
    copy.transferType = transferType;
    copy.isInclusiveFeeEnabled = isInclusiveFeeEnabled;
    copy.generatePayLink = generatePayLink;
    copy.payLinkExpiresInSeconds = payLinkExpiresInSeconds;
    copy.amountInFiat = amountInFiat;
    copy.clientFee = clientFee;
    copy.description = description;
    copy.goodsDetails = goodsDetails;
    copy.fundingOptions = fundingOptions;
    copy.rehearsalAboveInFiat = rehearsalAboveInFiat;
    copy.toAddresses = toAddresses;
    copy.isCustomClientFeeProvided = isCustomClientFeeProvided;
    return copy;
  }
}
