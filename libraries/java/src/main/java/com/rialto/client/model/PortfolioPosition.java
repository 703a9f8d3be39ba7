// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset that the user holds, over all accounts. */
public final class PortfolioPosition {
  @JsonProperty("name")
  private String name;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("marketValue")
  private BigDecimal marketValue;

  @JsonProperty("lastPrice")
  private BigDecimal lastPrice;

  @JsonProperty("isPriceStale")
  private Boolean isPriceStale;


  /** Display name of the asset. */
  public String name() {
    return name;
  }

  public PortfolioPosition name(String name) {
    this.name = name;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public PortfolioPosition symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount held in all accounts, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public PortfolioPosition amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Value of the amount when it was read, in USD. Absent if no price was known. */
  public BigDecimal marketValue() {
    return marketValue;
  }

  public PortfolioPosition marketValue(BigDecimal marketValue) {
    this.marketValue = marketValue;
    return this;
  }

  /** Price of one unit when it was read, in USD. Absent if none was known. */
  public BigDecimal lastPrice() {
    return lastPrice;
  }

  public PortfolioPosition lastPrice(BigDecimal lastPrice) {
    this.lastPrice = lastPrice;
    return this;
  }

  /** `true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent. */
  public Boolean isPriceStale() {
    return isPriceStale;
  }

  public PortfolioPosition isPriceStale(Boolean isPriceStale) {
    this.isPriceStale = isPriceStale;
    return this;
  }

  /** A shallow copy. */
  public PortfolioPosition copy() {
    PortfolioPosition copy = new PortfolioPosition();
    copy.name = name;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.marketValue = marketValue;
    copy.lastPrice = lastPrice;
    copy.isPriceStale = isPriceStale;
    return copy;
  }
}
