// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An estimate of a transfer. */
public final class TransferQuote {
  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("fiatCurrency")
  private String fiatCurrency;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("toAddress")
  private String toAddress;

  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("isEligible")
  private Boolean isEligible;

  @JsonProperty("ineligibilityReason")
  private NetworkTransferIneligibilityReason ineligibilityReason;

  @JsonProperty("minEligibleAmount")
  private BigDecimal minEligibleAmount;

  @JsonProperty("minEligibleAmountFiat")
  private BigDecimal minEligibleAmountFiat;

  @JsonProperty("maxEligibleAmount")
  private BigDecimal maxEligibleAmount;

  @JsonProperty("maxEligibleAmountFiat")
  private BigDecimal maxEligibleAmountFiat;

  @JsonProperty("brokerPrice")
  private BigDecimal brokerPrice;

  @JsonProperty("price")
  private BigDecimal price;

  @JsonProperty("minAmountFiat")
  private BigDecimal minAmountFiat;

  @JsonProperty("maxAmountFiat")
  private BigDecimal maxAmountFiat;

  @JsonProperty("minAmount")
  private BigDecimal minAmount;

  @JsonProperty("maxAmount")
  private BigDecimal maxAmount;

  @JsonProperty("fees")
  private QuoteFees fees;

  @JsonProperty("fundingOptions")
  private List<QuoteFundingOption> fundingOptions;


  /** `amountInFiat` of the request, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public TransferQuote amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Currency of the amounts in fiat. Always `USD`. */
  public String fiatCurrency() {
    return fiatCurrency;
  }

  public TransferQuote fiatCurrency(String fiatCurrency) {
    this.fiatCurrency = fiatCurrency;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public TransferQuote symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public TransferQuote networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Address that receives the asset. */
  public String toAddress() {
    return toAddress;
  }

  public TransferQuote toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  public BrokerType brokerType() {
    return brokerType;
  }

  public TransferQuote brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** `true` if the transfer would be possible. */
  public Boolean isEligible() {
    return isEligible;
  }

  public TransferQuote isEligible(Boolean isEligible) {
    this.isEligible = isEligible;
    return this;
  }

  public NetworkTransferIneligibilityReason ineligibilityReason() {
    return ineligibilityReason;
  }

  public TransferQuote ineligibilityReason(NetworkTransferIneligibilityReason ineligibilityReason) {
    this.ineligibilityReason = ineligibilityReason;
    return this;
  }

  /** Smallest amount that the institution sends, in whole units of the asset. */
  public BigDecimal minEligibleAmount() {
    return minEligibleAmount;
  }

  public TransferQuote minEligibleAmount(BigDecimal minEligibleAmount) {
    this.minEligibleAmount = minEligibleAmount;
    return this;
  }

  /** Smallest amount that the institution sends, in USD. */
  public BigDecimal minEligibleAmountFiat() {
    return minEligibleAmountFiat;
  }

  public TransferQuote minEligibleAmountFiat(BigDecimal minEligibleAmountFiat) {
    this.minEligibleAmountFiat = minEligibleAmountFiat;
    return this;
  }

  /** Largest amount that the institution sends, in whole units of the asset. */
  public BigDecimal maxEligibleAmount() {
    return maxEligibleAmount;
  }

  public TransferQuote maxEligibleAmount(BigDecimal maxEligibleAmount) {
    this.maxEligibleAmount = maxEligibleAmount;
    return this;
  }

  /** Largest amount that the institution sends, in USD. */
  public BigDecimal maxEligibleAmountFiat() {
    return maxEligibleAmountFiat;
  }

  public TransferQuote maxEligibleAmountFiat(BigDecimal maxEligibleAmountFiat) {
    this.maxEligibleAmountFiat = maxEligibleAmountFiat;
    return this;
  }

  /** Price of one unit at the institution, in USD. */
  public BigDecimal brokerPrice() {
    return brokerPrice;
  }

  public TransferQuote brokerPrice(BigDecimal brokerPrice) {
    this.brokerPrice = brokerPrice;
    return this;
  }

  /** Price of one unit, in USD. */
  public BigDecimal price() {
    return price;
  }

  public TransferQuote price(BigDecimal price) {
    this.price = price;
    return this;
  }

  /** Amount that arrives if all fees are as high as they can be, in USD. */
  public BigDecimal minAmountFiat() {
    return minAmountFiat;
  }

  public TransferQuote minAmountFiat(BigDecimal minAmountFiat) {
    this.minAmountFiat = minAmountFiat;
    return this;
  }

  /** Amount that arrives if all fees are as low as they can be, in USD. */
  public BigDecimal maxAmountFiat() {
    return maxAmountFiat;
  }

  public TransferQuote maxAmountFiat(BigDecimal maxAmountFiat) {
    this.maxAmountFiat = maxAmountFiat;
    return this;
  }

  /** Amount that arrives if all fees are as high as they can be, in whole units of the asset. */
  public BigDecimal minAmount() {
    return minAmount;
  }

  public TransferQuote minAmount(BigDecimal minAmount) {
    this.minAmount = minAmount;
    return this;
  }

  /** Amount that arrives if all fees are as low as they can be, in whole units of the asset. */
  public BigDecimal maxAmount() {
    return maxAmount;
  }

  public TransferQuote maxAmount(BigDecimal maxAmount) {
    this.maxAmount = maxAmount;
    return this;
  }

  public QuoteFees fees() {
    return fees;
  }

  public TransferQuote fees(QuoteFees fees) {
    this.fees = fees;
    return this;
  }

  /** Ways to pay for the transfer. */
  public List<QuoteFundingOption> fundingOptions() {
    return fundingOptions;
  }

  public TransferQuote fundingOptions(List<QuoteFundingOption> fundingOptions) {
    this.fundingOptions = fundingOptions;
    return this;
  }

  /** A shallow copy. */
  public TransferQuote copy() {
    TransferQuote copy = new TransferQuote();
    copy.amountInFiat = amountInFiat;
    copy.fiatCurrency = fiatCurrency;
    copy.symbol = symbol;
    copy.networkId = networkId;
    copy.toAddress = toAddress;
    copy.brokerType = brokerType;
    copy.isEligible = isEligible;
    copy.ineligibilityReason = ineligibilityReason;
    copy.minEligibleAmount = minEligibleAmount;
    copy.minEligibleAmountFiat = minEligibleAmountFiat;
    copy.maxEligibleAmount = maxEligibleAmount;
    copy.maxEligibleAmountFiat = maxEligibleAmountFiat;
    copy.brokerPrice = brokerPrice;
    copy.price = price;
    copy.minAmountFiat = minAmountFiat;
    copy.maxAmountFiat = maxAmountFiat;
    copy.minAmount = minAmount;
    copy.maxAmount = maxAmount;
    copy.fees = fees;
    copy.fundingOptions = fundingOptions;
    return copy;
  }
}
