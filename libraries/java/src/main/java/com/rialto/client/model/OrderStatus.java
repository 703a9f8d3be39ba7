// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of an order.  - `unknown`: the institution’s answer was lost. Read the order with POST `/transactions/details`; do not place it again before that. - `inProgress`: open. - `cancelled`: canceled. Final. - `rejected`: rejected by the institution. Final. - `failed`: failed. Final. - `success`: filled completely. Final. - `partiallyFilled`: filled in part, and still open. - `expired`: expired. Final. A later version of the API may add values. */
public record OrderStatus(@JsonValue String value) {
  public static final OrderStatus UNKNOWN = new OrderStatus("unknown");
  public static final OrderStatus IN_PROGRESS = new OrderStatus("inProgress");
  public static final OrderStatus CANCELLED = new OrderStatus("cancelled");
  public static final OrderStatus REJECTED = new OrderStatus("rejected");
  public static final OrderStatus FAILED = new OrderStatus("failed");
  public static final OrderStatus SUCCESS = new OrderStatus("success");
  public static final OrderStatus PARTIALLY_FILLED = new OrderStatus("partiallyFilled");
  public static final OrderStatus EXPIRED = new OrderStatus("expired");

  @JsonCreator
  public static OrderStatus of(String value) {
    return new OrderStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
