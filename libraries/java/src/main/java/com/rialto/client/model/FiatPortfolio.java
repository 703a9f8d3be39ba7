// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fiat balances of a user. */
public final class FiatPortfolio {
  @JsonProperty("fiatBalances")
  private List<PortfolioFiatBalance> fiatBalances;

  @JsonProperty("accounts")
  private List<PortfolioAccount> accounts;


  /** One entry per currency. */
  public List<PortfolioFiatBalance> fiatBalances() {
    return fiatBalances;
  }

  public FiatPortfolio fiatBalances(List<PortfolioFiatBalance> fiatBalances) {
    this.fiatBalances = fiatBalances;
    return this;
  }

  /** Accounts that are part of the portfolio. */
  public List<PortfolioAccount> accounts() {
    return accounts;
  }

  public FiatPortfolio accounts(List<PortfolioAccount> accounts) {
    this.accounts = accounts;
    return this;
  }

  /** A shallow copy. */
  public FiatPortfolio copy() {
    FiatPortfolio copy = new FiatPortfolio();
    copy.fiatBalances = fiatBalances;
    copy.accounts = accounts;
    return copy;
  }
}
