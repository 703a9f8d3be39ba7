// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What is possible when trading cryptocurrencies. */
public final class TradingFeature {
  @JsonProperty("supported")
  private Boolean supported;

  @JsonProperty("supportsFiatCurrencyPayment")
  private Boolean supportsFiatCurrencyPayment;

  @JsonProperty("supportsCryptocurrencyPayment")
  private Boolean supportsCryptocurrencyPayment;

  @JsonProperty("supportsMarginOrders")
  private Boolean supportsMarginOrders;

  @JsonProperty("supportedCryptocurrencySymbols")
  private List<String> supportedCryptocurrencySymbols;

  @JsonProperty("supportedCryptocurrencySymbolsForPayment")
  private List<String> supportedCryptocurrencySymbolsForPayment;

  @JsonProperty("supportedFiatCurrencies")
  private List<String> supportedFiatCurrencies;

  @JsonProperty("marketType")
  private OrderTypeFeature marketType;

  @JsonProperty("limitType")
  private OrderTypeFeature limitType;


  /** `true` if cryptocurrencies can be traded. */
  public Boolean supported() {
    return supported;
  }

  public TradingFeature supported(Boolean supported) {
    this.supported = supported;
    return this;
  }

  /** `true` if orders can be paid in fiat. */
  public Boolean supportsFiatCurrencyPayment() {
    return supportsFiatCurrencyPayment;
  }

  public TradingFeature supportsFiatCurrencyPayment(Boolean supportsFiatCurrencyPayment) {
    this.supportsFiatCurrencyPayment = supportsFiatCurrencyPayment;
    return this;
  }

  /** `true` if orders can be paid in cryptocurrency. */
  public Boolean supportsCryptocurrencyPayment() {
    return supportsCryptocurrencyPayment;
  }

  public TradingFeature supportsCryptocurrencyPayment(Boolean supportsCryptocurrencyPayment) {
    this.supportsCryptocurrencyPayment = supportsCryptocurrencyPayment;
    return this;
  }

  /** `true` if orders can be placed on margin. */
  public Boolean supportsMarginOrders() {
    return supportsMarginOrders;
  }

  public TradingFeature supportsMarginOrders(Boolean supportsMarginOrders) {
    this.supportsMarginOrders = supportsMarginOrders;
    return this;
  }

  /** Cryptocurrencies that can be traded. */
  public List<String> supportedCryptocurrencySymbols() {
    return supportedCryptocurrencySymbols;
  }

  public TradingFeature supportedCryptocurrencySymbols(List<String> supportedCryptocurrencySymbols) {
    this.supportedCryptocurrencySymbols = supportedCryptocurrencySymbols;
    return this;
  }

  /** Cryptocurrencies that can be used to pay. */
  public List<String> supportedCryptocurrencySymbolsForPayment() {
    return supportedCryptocurrencySymbolsForPayment;
  }

  public TradingFeature supportedCryptocurrencySymbolsForPayment(List<String> supportedCryptocurrencySymbolsForPayment) {
    this.supportedCryptocurrencySymbolsForPayment = supportedCryptocurrencySymbolsForPayment;
    return this;
  }

  /** Fiat currencies that can be used to pay. */
  public List<String> supportedFiatCurrencies() {
    return supportedFiatCurrencies;
  }

  public TradingFeature supportedFiatCurrencies(List<String> supportedFiatCurrencies) {
    this.supportedFiatCurrencies = supportedFiatCurrencies;
    return this;
  }

  /** Features of market orders. */
  public OrderTypeFeature marketType() {
    return marketType;
  }

  public TradingFeature marketType(OrderTypeFeature marketType) {
    this.marketType = marketType;
    return this;
  }

  /** Features of limit orders. */
  public OrderTypeFeature limitType() {
    return limitType;
  }

  public TradingFeature limitType(OrderTypeFeature limitType) {
    this.limitType = limitType;
    return this;
  }

  /** A shallow copy. */
  public TradingFeature copy() {
    TradingFeature copy = new TradingFeature();
    copy.supported = supported;
    copy.supportsFiatCurrencyPayment = supportsFiatCurrencyPayment;
    copy.supportsCryptocurrencyPayment = supportsCryptocurrencyPayment;
    copy.supportsMarginOrders = supportsMarginOrders;
    copy.supportedCryptocurrencySymbols = supportedCryptocurrencySymbols;
    copy.supportedCryptocurrencySymbolsForPayment = supportedCryptocurrencySymbolsForPayment;
    copy.supportedFiatCurrencies = supportedFiatCurrencies;
    copy.marketType = marketType;
    copy.limitType = limitType;
    return copy;
  }
}
