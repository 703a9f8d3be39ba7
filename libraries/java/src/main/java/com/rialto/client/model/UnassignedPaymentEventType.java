// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What happened.  - `unassignedPayment.found`: a final payment to your account names no order: assign it to one, or return it. A later version of the API may add values. */
public record UnassignedPaymentEventType(@JsonValue String value) {
  public static final UnassignedPaymentEventType UNASSIGNED_PAYMENT_FOUND = new UnassignedPaymentEventType("unassignedPayment.found");

  @JsonCreator
  public static UnassignedPaymentEventType of(String value) {
    return new UnassignedPaymentEventType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
