// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Holdings of a user. */
public final class Portfolio {
  @JsonProperty("equitiesValue")
  private BigDecimal equitiesValue;

  @JsonProperty("cryptocurrenciesValue")
  private BigDecimal cryptocurrenciesValue;

  @JsonProperty("nftsValue")
  private BigDecimal nftsValue;

  @JsonProperty("equityPositions")
  private List<PortfolioPosition> equityPositions;

  @JsonProperty("cryptocurrencyPositions")
  private List<PortfolioPosition> cryptocurrencyPositions;

  @JsonProperty("nftPositions")
  private List<PortfolioPosition> nftPositions;

  @JsonProperty("unpricedSymbols")
  private List<String> unpricedSymbols;

  @JsonProperty("stalePriceSymbols")
  private List<String> stalePriceSymbols;

  @JsonProperty("accounts")
  private List<PortfolioAccount> accounts;


  /** Value of the equities, in USD. */
  public BigDecimal equitiesValue() {
    return equitiesValue;
  }

  public Portfolio equitiesValue(BigDecimal equitiesValue) {
    this.equitiesValue = equitiesValue;
    return this;
  }

  /** Value of the cryptocurrencies, in USD. */
  public BigDecimal cryptocurrenciesValue() {
    return cryptocurrenciesValue;
  }

  public Portfolio cryptocurrenciesValue(BigDecimal cryptocurrenciesValue) {
    this.cryptocurrenciesValue = cryptocurrenciesValue;
    return this;
  }

  /** Value of the NFTs, in USD. */
  public BigDecimal nftsValue() {
    return nftsValue;
  }

  public Portfolio nftsValue(BigDecimal nftsValue) {
    this.nftsValue = nftsValue;
    return this;
  }

  /** Equities. */
  public List<PortfolioPosition> equityPositions() {
    return equityPositions;
  }

  public Portfolio equityPositions(List<PortfolioPosition> equityPositions) {
    this.equityPositions = equityPositions;
    return this;
  }

  /** Cryptocurrencies and tokens. */
  public List<PortfolioPosition> cryptocurrencyPositions() {
    return cryptocurrencyPositions;
  }

  public Portfolio cryptocurrencyPositions(List<PortfolioPosition> cryptocurrencyPositions) {
    this.cryptocurrencyPositions = cryptocurrencyPositions;
    return this;
  }

  /** NFTs. */
  public List<PortfolioPosition> nftPositions() {
    return nftPositions;
  }

  public Portfolio nftPositions(List<PortfolioPosition> nftPositions) {
    this.nftPositions = nftPositions;
    return this;
  }

  /** Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete. */
  public List<String> unpricedSymbols() {
    return unpricedSymbols;
  }

  public Portfolio unpricedSymbols(List<String> unpricedSymbols) {
    this.unpricedSymbols = unpricedSymbols;
    return this;
  }

  /** Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old. */
  public List<String> stalePriceSymbols() {
    return stalePriceSymbols;
  }

  public Portfolio stalePriceSymbols(List<String> stalePriceSymbols) {
    this.stalePriceSymbols = stalePriceSymbols;
    return this;
  }

  /** Accounts that are part of the portfolio. */
  public List<PortfolioAccount> accounts() {
    return accounts;
  }

  public Portfolio accounts(List<PortfolioAccount> accounts) {
    this.accounts = accounts;
    return this;
  }

  /** A shallow copy. */
  public Portfolio copy() {
    Portfolio copy = new Portfolio();
    copy.equitiesValue = equitiesValue;
    copy.cryptocurrenciesValue = cryptocurrenciesValue;
    copy.nftsValue = nftsValue;
    copy.equityPositions = equityPositions;
    copy.cryptocurrencyPositions = cryptocurrencyPositions;
    copy.nftPositions = nftPositions;
    copy.unpricedSymbols = unpricedSymbols;
    copy.stalePriceSymbols = stalePriceSymbols;
    copy.accounts = accounts;
    return copy;
  }
}
