// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The account to send from, and where to. */
public final class ConfigureTransferRequest {
  @JsonProperty("fromAuthToken")
  private String fromAuthToken;

  @JsonProperty("fromType")
  private BrokerType fromType;

  @JsonProperty("toAddresses")
  private List<ConfigureTransferDestination> toAddresses;

  @JsonProperty("toAuthToken")
  private String toAuthToken;

  @JsonProperty("toType")
  private BrokerType toType;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("fiatCurrency")
  private String fiatCurrency;

  @JsonProperty("isInclusiveFeeEnabled")
  private Boolean isInclusiveFeeEnabled;

  @JsonProperty("fundingOptions")
  private FundingOptions fundingOptions;


  /** Access token or `tokenId` of the account to send from. */
  public String fromAuthToken() {
    return fromAuthToken;
  }

  public ConfigureTransferRequest fromAuthToken(String fromAuthToken) {
    this.fromAuthToken = fromAuthToken;
    return this;
  }

  /** Integration type of the account to send from. */
  public BrokerType fromType() {
    return fromType;
  }

  public ConfigureTransferRequest fromType(BrokerType fromType) {
    this.fromType = fromType;
    return this;
  }

  /** Possible destinations. */
  public List<ConfigureTransferDestination> toAddresses() {
    return toAddresses;
  }

  public ConfigureTransferRequest toAddresses(List<ConfigureTransferDestination> toAddresses) {
    this.toAddresses = toAddresses;
    return this;
  }

  /** Access token or `tokenId` of the account to send to. */
  public String toAuthToken() {
    return toAuthToken;
  }

  public ConfigureTransferRequest toAuthToken(String toAuthToken) {
    this.toAuthToken = toAuthToken;
    return this;
  }

  /** Integration type of the account to send to. */
  public BrokerType toType() {
    return toType;
  }

  public ConfigureTransferRequest toType(BrokerType toType) {
    this.toType = toType;
    return this;
  }

  /** Only this asset. */
  public String symbol() {
    return symbol;
  }

  public ConfigureTransferRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Only this network. */
  public String networkId() {
    return networkId;
  }

  public ConfigureTransferRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Amount to send, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public ConfigureTransferRequest amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Amount to send, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public ConfigureTransferRequest amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Currency of `amountInFiat`: `USD`. */
  public String fiatCurrency() {
    return fiatCurrency;
  }

  public ConfigureTransferRequest fiatCurrency(String fiatCurrency) {
    this.fiatCurrency = fiatCurrency;
    return this;
  }

  /** `true`: fees are deducted from the amount. `false`: they are added to it. Default `false`. */
  public Boolean isInclusiveFeeEnabled() {
    return isInclusiveFeeEnabled;
  }

  public ConfigureTransferRequest isInclusiveFeeEnabled(Boolean isInclusiveFeeEnabled) {
    this.isInclusiveFeeEnabled = isInclusiveFeeEnabled;
    return this;
  }

  public FundingOptions fundingOptions() {
    return fundingOptions;
  }

  public ConfigureTransferRequest fundingOptions(FundingOptions fundingOptions) {
    this.fundingOptions = fundingOptions;
    return this;
  }

  /** A shallow copy. */
  public ConfigureTransferRequest copy() {
    ConfigureTransferRequest copy = new ConfigureTransferRequest();
    copy.fromAuthToken = fromAuthToken;
    copy.fromType = fromType;
    copy.toAddresses = toAddresses;
    copy.toAuthToken = toAuthToken;
    copy.toType = toType;
    copy.symbol = symbol;
    copy.networkId = networkId;
    copy.amount = amount;
    copy.amountInFiat = amountInFiat;
    copy.fiatCurrency = fiatCurrency;
    copy.isInclusiveFeeEnabled = isInclusiveFeeEnabled;
    copy.fundingOptions = fundingOptions;
    return copy;
  }
}
