// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Value of one account. */
public final class HoldingsValue {
  @JsonProperty("totalValue")
  private BigDecimal totalValue;

  @JsonProperty("totalPerformance")
  private BigDecimal totalPerformance;

  @JsonProperty("equitiesValue")
  private BigDecimal equitiesValue;

  @JsonProperty("equitiesPerformance")
  private BigDecimal equitiesPerformance;

  @JsonProperty("cryptocurrenciesValue")
  private BigDecimal cryptocurrenciesValue;

  @JsonProperty("cryptocurrenciesPerformance")
  private BigDecimal cryptocurrenciesPerformance;

  @JsonProperty("nftsValue")
  private BigDecimal nftsValue;

  @JsonProperty("fiatValue")
  private BigDecimal fiatValue;

  @JsonProperty("unpricedSymbols")
  private List<String> unpricedSymbols;

  @JsonProperty("stalePriceSymbols")
  private List<String> stalePriceSymbols;


  /** Value of everything in the account, fiat included, in USD. */
  public BigDecimal totalValue() {
    return totalValue;
  }

  public HoldingsValue totalValue(BigDecimal totalValue) {
    this.totalValue = totalValue;
    return this;
  }

  /** Change in value of everything in the account, in USD. Always 0: no price history is kept. */
  public BigDecimal totalPerformance() {
    return totalPerformance;
  }

  public HoldingsValue totalPerformance(BigDecimal totalPerformance) {
    this.totalPerformance = totalPerformance;
    return this;
  }

  /** Value of the equities, in USD. */
  public BigDecimal equitiesValue() {
    return equitiesValue;
  }

  public HoldingsValue equitiesValue(BigDecimal equitiesValue) {
    this.equitiesValue = equitiesValue;
    return this;
  }

  /** Change in value of the equities, in USD. Always 0: no price history is kept. */
  public BigDecimal equitiesPerformance() {
    return equitiesPerformance;
  }

  public HoldingsValue equitiesPerformance(BigDecimal equitiesPerformance) {
    this.equitiesPerformance = equitiesPerformance;
    return this;
  }

  /** Value of the cryptocurrencies, in USD. */
  public BigDecimal cryptocurrenciesValue() {
    return cryptocurrenciesValue;
  }

  public HoldingsValue cryptocurrenciesValue(BigDecimal cryptocurrenciesValue) {
    this.cryptocurrenciesValue = cryptocurrenciesValue;
    return this;
  }

  /** Change in value of the cryptocurrencies, in USD. Always 0: no price history is kept. */
  public BigDecimal cryptocurrenciesPerformance() {
    return cryptocurrenciesPerformance;
  }

  public HoldingsValue cryptocurrenciesPerformance(BigDecimal cryptocurrenciesPerformance) {
    this.cryptocurrenciesPerformance = cryptocurrenciesPerformance;
    return this;
  }

  /** Value of the NFTs, in USD. */
  public BigDecimal nftsValue() {
    return nftsValue;
  }

  public HoldingsValue nftsValue(BigDecimal nftsValue) {
    this.nftsValue = nftsValue;
    return this;
  }

  /** Value of the fiat balances, in USD. */
  public BigDecimal fiatValue() {
    return fiatValue;
  }

  public HoldingsValue fiatValue(BigDecimal fiatValue) {
    this.fiatValue = fiatValue;
    return this;
  }

  /** Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete. */
  public List<String> unpricedSymbols() {
    return unpricedSymbols;
  }

  public HoldingsValue unpricedSymbols(List<String> unpricedSymbols) {
    this.unpricedSymbols = unpricedSymbols;
    return this;
  }

  /** Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old. */
  public List<String> stalePriceSymbols() {
    return stalePriceSymbols;
  }

  public HoldingsValue stalePriceSymbols(List<String> stalePriceSymbols) {
    this.stalePriceSymbols = stalePriceSymbols;
    return this;
  }

  /** A shallow copy. */
  public HoldingsValue copy() {
    HoldingsValue copy = new HoldingsValue();
    copy.totalValue = totalValue;
    copy.totalPerformance = totalPerformance;
    copy.equitiesValue = equitiesValue;
    copy.equitiesPerformance = equitiesPerformance;
    copy.cryptocurrenciesValue = cryptocurrenciesValue;
    copy.cryptocurrenciesPerformance = cryptocurrenciesPerformance;
    copy.nftsValue = nftsValue;
    copy.fiatValue = fiatValue;
    copy.unpricedSymbols = unpricedSymbols;
    copy.stalePriceSymbols = stalePriceSymbols;
    return copy;
  }
}
