// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fiat balance in one currency, over all accounts. */
public final class PortfolioFiatBalance {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("cash")
  private BigDecimal cash;

  @JsonProperty("buyingPower")
  private BigDecimal buyingPower;


  /** ISO 4217 currency code. */
  public String symbol() {
    return symbol;
  }

  public PortfolioFiatBalance symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Cash, in the currency. May be negative. */
  public BigDecimal cash() {
    return cash;
  }

  public PortfolioFiatBalance cash(BigDecimal cash) {
    this.cash = cash;
    return this;
  }

  /** Amount available for purchases, in the currency. */
  public BigDecimal buyingPower() {
    return buyingPower;
  }

  public PortfolioFiatBalance buyingPower(BigDecimal buyingPower) {
    this.buyingPower = buyingPower;
    return this;
  }

  /** A shallow copy. */
  public PortfolioFiatBalance copy() {
    PortfolioFiatBalance copy = new PortfolioFiatBalance();
    copy.symbol = symbol;
    copy.cash = cash;
    copy.buyingPower = buyingPower;
    return copy;
  }
}
