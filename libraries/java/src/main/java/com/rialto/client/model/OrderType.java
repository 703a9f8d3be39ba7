// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Type of an order.  - `unknown`: not known. - `market`: trades at once at the market price. - `limit`: trades at `price` or better. - `stopLoss`: trades once the market reaches a price. - `stopLimit`: becomes a limit order once the market reaches a price. - `takeProfit`: trades once the market reaches a price with a profit. - `netDebit`: option order with a net debit. - `netCredit`: option order with a net credit. - `exercise`: exercise of an option. A later version of the API may add values. */
public record OrderType(@JsonValue String value) {
  public static final OrderType UNKNOWN = new OrderType("unknown");
  public static final OrderType MARKET = new OrderType("market");
  public static final OrderType LIMIT = new OrderType("limit");
  public static final OrderType STOP_LOSS = new OrderType("stopLoss");
  public static final OrderType STOP_LIMIT = new OrderType("stopLimit");
  public static final OrderType TAKE_PROFIT = new OrderType("takeProfit");
  public static final OrderType NET_DEBIT = new OrderType("netDebit");
  public static final OrderType NET_CREDIT = new OrderType("netCredit");
  public static final OrderType EXERCISE = new OrderType("exercise");

  @JsonCreator
  public static OrderType of(String value) {
    return new OrderType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
