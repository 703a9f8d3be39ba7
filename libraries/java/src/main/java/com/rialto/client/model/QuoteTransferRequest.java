// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer to quote. */
public final class QuoteTransferRequest {
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

  @JsonProperty("feeFlat")
  private BigDecimal feeFlat;

  @JsonProperty("feePercentage")
  private BigDecimal feePercentage;


  /** Amount to send, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public QuoteTransferRequest amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Currency of `amountInFiat`. Only `USD` is supported. */
  public String fiatCurrency() {
    return fiatCurrency;
  }

  public QuoteTransferRequest fiatCurrency(String fiatCurrency) {
    this.fiatCurrency = fiatCurrency;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public QuoteTransferRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public QuoteTransferRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Address that receives the asset. */
  public String toAddress() {
    return toAddress;
  }

  public QuoteTransferRequest toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  /** Integration type of the account to send from. */
  public BrokerType brokerType() {
    return brokerType;
  }

  public QuoteTransferRequest brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** Your own flat fee, in USD. */
  public BigDecimal feeFlat() {
    return feeFlat;
  }

  public QuoteTransferRequest feeFlat(BigDecimal feeFlat) {
    this.feeFlat = feeFlat;
    return this;
  }

  /** Your own fee, in percent of `amountInFiat`: 2.5 is 2.5 %. */
  public BigDecimal feePercentage() {
    return feePercentage;
  }

  public QuoteTransferRequest feePercentage(BigDecimal feePercentage) {
    this.feePercentage = feePercentage;
    return this;
  }

  /** A shallow copy. */
  public QuoteTransferRequest copy() {
    QuoteTransferRequest copy = new QuoteTransferRequest();
    copy.amountInFiat = amountInFiat;
    copy.fiatCurrency = fiatCurrency;
    copy.symbol = symbol;
    copy.networkId = networkId;
    copy.toAddress = toAddress;
    copy.brokerType = brokerType;
    copy.feeFlat = feeFlat;
    copy.feePercentage = feePercentage;
    return copy;
  }
}
