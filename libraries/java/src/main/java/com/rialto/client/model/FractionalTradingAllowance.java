// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Whether fractional amounts can be traded.  - `fractionalTradingAllowed`: fractional amounts can be traded. - `fractionalTradingNotAllowed`: only whole amounts can be traded. - `tradingNotAllowed`: the market is closed. - `fractionalTradingPossiblyAllowed`: the institution does not say. A later version of the API may add values. */
public record FractionalTradingAllowance(@JsonValue String value) {
  public static final FractionalTradingAllowance FRACTIONAL_TRADING_ALLOWED = new FractionalTradingAllowance("fractionalTradingAllowed");
  public static final FractionalTradingAllowance FRACTIONAL_TRADING_NOT_ALLOWED = new FractionalTradingAllowance("fractionalTradingNotAllowed");
  public static final FractionalTradingAllowance TRADING_NOT_ALLOWED = new FractionalTradingAllowance("tradingNotAllowed");
  public static final FractionalTradingAllowance FRACTIONAL_TRADING_POSSIBLY_ALLOWED = new FractionalTradingAllowance("fractionalTradingPossiblyAllowed");

  @JsonCreator
  public static FractionalTradingAllowance of(String value) {
    return new FractionalTradingAllowance(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
