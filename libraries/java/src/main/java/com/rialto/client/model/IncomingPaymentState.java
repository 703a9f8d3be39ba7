// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State on the chain.  - `detected`: in a block that may still be replaced. - `final`: in a final block. - `dropped`: its block was replaced, and the new one does not contain it. A later version of the API may add values. */
public record IncomingPaymentState(@JsonValue String value) {
  public static final IncomingPaymentState DETECTED = new IncomingPaymentState("detected");
  public static final IncomingPaymentState FINAL = new IncomingPaymentState("final");
  public static final IncomingPaymentState DROPPED = new IncomingPaymentState("dropped");

  @JsonCreator
  public static IncomingPaymentState of(String value) {
    return new IncomingPaymentState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
