// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fiat balance in one currency. */
public final class FiatBalance {
  @JsonProperty("cash")
  private BigDecimal cash;

  @JsonProperty("buyingPower")
  private BigDecimal buyingPower;

  @JsonProperty("currencyCode")
  private String currencyCode;


  /** Cash, in `currencyCode`. */
  public BigDecimal cash() {
    return cash;
  }

  public FiatBalance cash(BigDecimal cash) {
    this.cash = cash;
    return this;
  }

  /** Amount available for purchases, in `currencyCode`. */
  public BigDecimal buyingPower() {
    return buyingPower;
  }

  public FiatBalance buyingPower(BigDecimal buyingPower) {
    this.buyingPower = buyingPower;
    return this;
  }

  /** ISO 4217 currency code. */
  public String currencyCode() {
    return currencyCode;
  }

  public FiatBalance currencyCode(String currencyCode) {
    this.currencyCode = currencyCode;
    return this;
  }

  /** A shallow copy. */
  public FiatBalance copy() {
    FiatBalance copy = new FiatBalance();
    copy.cash = cash;
    copy.buyingPower = buyingPower;
    copy.currencyCode = currencyCode;
    return copy;
  }
}
