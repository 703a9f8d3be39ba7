// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Limits of one market. */
public final class OrderSymbolInfo {
  @JsonProperty("fractionalTradingAllowance")
  private FractionalTradingAllowance fractionalTradingAllowance;

  @JsonProperty("minimumOrderValue")
  private BigDecimal minimumOrderValue;

  @JsonProperty("precisionScale")
  private Long precisionScale;


  public FractionalTradingAllowance fractionalTradingAllowance() {
    return fractionalTradingAllowance;
  }

  public OrderSymbolInfo fractionalTradingAllowance(FractionalTradingAllowance fractionalTradingAllowance) {
    this.fractionalTradingAllowance = fractionalTradingAllowance;
    return this;
  }

  /** Smallest value of an order, in `paymentSymbol`. */
  public BigDecimal minimumOrderValue() {
    return minimumOrderValue;
  }

  public OrderSymbolInfo minimumOrderValue(BigDecimal minimumOrderValue) {
    this.minimumOrderValue = minimumOrderValue;
    return this;
  }

  /** Number of decimals of an amount of `symbol`. */
  public Long precisionScale() {
    return precisionScale;
  }

  public OrderSymbolInfo precisionScale(Long precisionScale) {
    this.precisionScale = precisionScale;
    return this;
  }

  /** A shallow copy. */
  public OrderSymbolInfo copy() {
    OrderSymbolInfo copy = new OrderSymbolInfo();
    copy.fractionalTradingAllowance = fractionalTradingAllowance;
    copy.minimumOrderValue = minimumOrderValue;
    copy.precisionScale = precisionScale;
    return copy;
  }
}
