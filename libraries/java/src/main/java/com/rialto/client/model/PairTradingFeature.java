// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Pairs that can be traded. */
public final class PairTradingFeature {
  @JsonProperty("supported")
  private Boolean supported;

  @JsonProperty("supportedCryptocurrencySymbols")
  private List<String> supportedCryptocurrencySymbols;

  @JsonProperty("supportedFiatCurrencies")
  private List<String> supportedFiatCurrencies;

  @JsonProperty("supportedTradingPairs")
  private List<String> supportedTradingPairs;


  /** `true` if pairs can be traded. */
  public Boolean supported() {
    return supported;
  }

  public PairTradingFeature supported(Boolean supported) {
    this.supported = supported;
    return this;
  }

  /** Cryptocurrencies that can be traded. */
  public List<String> supportedCryptocurrencySymbols() {
    return supportedCryptocurrencySymbols;
  }

  public PairTradingFeature supportedCryptocurrencySymbols(List<String> supportedCryptocurrencySymbols) {
    this.supportedCryptocurrencySymbols = supportedCryptocurrencySymbols;
    return this;
  }

  /** Fiat currencies that can be used to pay. */
  public List<String> supportedFiatCurrencies() {
    return supportedFiatCurrencies;
  }

  public PairTradingFeature supportedFiatCurrencies(List<String> supportedFiatCurrencies) {
    this.supportedFiatCurrencies = supportedFiatCurrencies;
    return this;
  }

  /** Pairs that can be traded. */
  public List<String> supportedTradingPairs() {
    return supportedTradingPairs;
  }

  public PairTradingFeature supportedTradingPairs(List<String> supportedTradingPairs) {
    this.supportedTradingPairs = supportedTradingPairs;
    return this;
  }

  /** A shallow copy. */
  public PairTradingFeature copy() {
    PairTradingFeature copy = new PairTradingFeature();
    copy.supported = supported;
    copy.supportedCryptocurrencySymbols = supportedCryptocurrencySymbols;
    copy.supportedFiatCurrencies = supportedFiatCurrencies;
    copy.supportedTradingPairs = supportedTradingPairs;
    return copy;
  }
}
