// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer to price. */
public final class PreviewTransferRequest {
  @JsonProperty("fromAuthToken")
  private String fromAuthToken;

  @JsonProperty("fromType")
  private BrokerType fromType;

  @JsonProperty("toAuthToken")
  private String toAuthToken;

  @JsonProperty("toType")
  private BrokerType toType;

  @JsonProperty("toAddress")
  private String toAddress;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("fiatCurrency")
  private String fiatCurrency;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("isInclusiveFeeEnabled")
  private Boolean isInclusiveFeeEnabled;

  @JsonProperty("fundingOptions")
  private FundingOptions fundingOptions;


  /** Access token or `tokenId` of the account to send from. */
  public String fromAuthToken() {
    return fromAuthToken;
  }

  public PreviewTransferRequest fromAuthToken(String fromAuthToken) {
    this.fromAuthToken = fromAuthToken;
    return this;
  }

  /** Integration type of the account to send from. */
  public BrokerType fromType() {
    return fromType;
  }

  public PreviewTransferRequest fromType(BrokerType fromType) {
    this.fromType = fromType;
    return this;
  }

  /** Access token or `tokenId` of an account of the user to send to, in place of `toAddress`. */
  public String toAuthToken() {
    return toAuthToken;
  }

  public PreviewTransferRequest toAuthToken(String toAuthToken) {
    this.toAuthToken = toAuthToken;
    return this;
  }

  /** Integration type of the account to send to. Required with `toAuthToken`. */
  public BrokerType toType() {
    return toType;
  }

  public PreviewTransferRequest toType(BrokerType toType) {
    this.toType = toType;
    return this;
  }

  /** Address that receives the asset, in the format of the network. */
  public String toAddress() {
    return toAddress;
  }

  public PreviewTransferRequest toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  /** Destination tag or memo, for networks that use one. */
  public String addressTag() {
    return addressTag;
  }

  public PreviewTransferRequest addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public PreviewTransferRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public PreviewTransferRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount, in whole units of the asset. Send this or `amountInFiat`. */
  public BigDecimal amount() {
    return amount;
  }

  public PreviewTransferRequest amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Amount, in USD. Send this or `amount`. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public PreviewTransferRequest amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Currency of `amountInFiat`. Only `USD` is supported. */
  public String fiatCurrency() {
    return fiatCurrency;
  }

  public PreviewTransferRequest fiatCurrency(String fiatCurrency) {
    this.fiatCurrency = fiatCurrency;
    return this;
  }

  /** Your id of the transaction. Transfers and webhooks carry it. */
  public String transactionId() {
    return transactionId;
  }

  public PreviewTransferRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** `true`: the fee is deducted from the amount. `false`: it is added to it. Default `false`. */
  public Boolean isInclusiveFeeEnabled() {
    return isInclusiveFeeEnabled;
  }

  public PreviewTransferRequest isInclusiveFeeEnabled(Boolean isInclusiveFeeEnabled) {
    this.isInclusiveFeeEnabled = isInclusiveFeeEnabled;
    return this;
  }

  public FundingOptions fundingOptions() {
    return fundingOptions;
  }

  public PreviewTransferRequest fundingOptions(FundingOptions fundingOptions) {
    this.fundingOptions = fundingOptions;
    return this;
  }

  /** A shallow copy. */
  public PreviewTransferRequest copy() {
    PreviewTransferRequest copy = new PreviewTransferRequest();
    copy.fromAuthToken = fromAuthToken;
    copy.fromType = fromType;
    copy.toAuthToken = toAuthToken;
    copy.toType = toType;
    copy.toAddress = toAddress;
    copy.addressTag = addressTag;
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.amountInFiat = amountInFiat;
    copy.fiatCurrency = fiatCurrency;
    copy.transactionId = transactionId;
    copy.isInclusiveFeeEnabled = isInclusiveFeeEnabled;
    copy.fundingOptions = fundingOptions;
    return copy;
  }
}
