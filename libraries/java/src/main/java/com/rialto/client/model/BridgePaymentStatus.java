// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of the address of a bridge.  - `waiting`: nothing was paid in. - `expired`: nothing was paid in while the price was held. A later payment is returned to the refund address. - `pending`: paid in. The bridge pays out. - `paidOut`: the bridge has paid the address of the order, which reports the payment as its own. - `refunded`: the bridge has returned the payment to the refund address. - `failed`: the bridge has neither paid out nor returned the payment. A later version of the API may add values. */
public record BridgePaymentStatus(@JsonValue String value) {
  public static final BridgePaymentStatus WAITING = new BridgePaymentStatus("waiting");
  public static final BridgePaymentStatus EXPIRED = new BridgePaymentStatus("expired");
  public static final BridgePaymentStatus PENDING = new BridgePaymentStatus("pending");
  public static final BridgePaymentStatus PAID_OUT = new BridgePaymentStatus("paidOut");
  public static final BridgePaymentStatus REFUNDED = new BridgePaymentStatus("refunded");
  public static final BridgePaymentStatus FAILED = new BridgePaymentStatus("failed");

  @JsonCreator
  public static BridgePaymentStatus of(String value) {
    return new BridgePaymentStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
