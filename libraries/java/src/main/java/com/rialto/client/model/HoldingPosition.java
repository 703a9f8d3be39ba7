// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset that the account holds. */
public final class HoldingPosition {
  @JsonProperty("name")
  private String name;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("costBasis")
  private BigDecimal costBasis;

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

  public HoldingPosition name(String name) {
    this.name = name;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public HoldingPosition symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount held, in whole units of the asset. */
  public BigDecimal amount() {
    return amount;
  }

  public HoldingPosition amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Purchase cost of the amount, in USD. Absent if the institution does not provide it. */
  public BigDecimal costBasis() {
    return costBasis;
  }

  public HoldingPosition costBasis(BigDecimal costBasis) {
    this.costBasis = costBasis;
    return this;
  }

  /** Value of the amount, in USD. Present if it was requested and a price is known. */
  public BigDecimal marketValue() {
    return marketValue;
  }

  public HoldingPosition marketValue(BigDecimal marketValue) {
    this.marketValue = marketValue;
    return this;
  }

  /** Price of one unit, in USD. Present if it was requested and is known. */
  public BigDecimal lastPrice() {
    return lastPrice;
  }

  public HoldingPosition lastPrice(BigDecimal lastPrice) {
    this.lastPrice = lastPrice;
    return this;
  }

  /** `true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent. */
  public Boolean isPriceStale() {
    return isPriceStale;
  }

  public HoldingPosition isPriceStale(Boolean isPriceStale) {
    this.isPriceStale = isPriceStale;
    return this;
  }

  /** A shallow copy. */
  public HoldingPosition copy() {
    HoldingPosition copy = new HoldingPosition();
    copy.name = name;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.costBasis = costBasis;
    copy.marketValue = marketValue;
    copy.lastPrice = lastPrice;
    copy.isPriceStale = isPriceStale;
    return copy;
  }
}
