// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Side of an order.  - `unknown`: not known. - `buy`: buys `symbol` with `paymentSymbol`. - `sell`: sells `symbol` for `paymentSymbol`. A later version of the API may add values. */
public record OrderSide(@JsonValue String value) {
  public static final OrderSide UNKNOWN = new OrderSide("unknown");
  public static final OrderSide BUY = new OrderSide("buy");
  public static final OrderSide SELL = new OrderSide("sell");

  @JsonCreator
  public static OrderSide of(String value) {
    return new OrderSide(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
