// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What the fee and the amount that leaves the account are.  - `planned`: what the user approved. The institution has not said what it took. - `actual`: what the institution took, by its own word. Of bridged transfers, what was paid in and out. A later version of the API may add values. */
public record AmountsState(@JsonValue String value) {
  public static final AmountsState PLANNED = new AmountsState("planned");
  public static final AmountsState ACTUAL = new AmountsState("actual");

  @JsonCreator
  public static AmountsState of(String value) {
    return new AmountsState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
