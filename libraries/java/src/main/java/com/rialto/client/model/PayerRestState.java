// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of the amount.  - `returned`: sent back, as the chain shows. - `returning`: in a refund that has not ended. - `open`: neither credited nor in a refund: you decide. A later version of the API may add values. */
public record PayerRestState(@JsonValue String value) {
  public static final PayerRestState RETURNED = new PayerRestState("returned");
  public static final PayerRestState RETURNING = new PayerRestState("returning");
  public static final PayerRestState OPEN = new PayerRestState("open");

  @JsonCreator
  public static PayerRestState of(String value) {
    return new PayerRestState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
