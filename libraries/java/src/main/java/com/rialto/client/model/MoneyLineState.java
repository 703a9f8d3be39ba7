// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Whether the amounts are planned or actual.  - `planned`: as the user approved them. The amounts in `leaves` are maximums. - `actual`: as reported by the institution, the bridge provider or the chain. A later version of the API may add values. */
public record MoneyLineState(@JsonValue String value) {
  public static final MoneyLineState PLANNED = new MoneyLineState("planned");
  public static final MoneyLineState ACTUAL = new MoneyLineState("actual");

  @JsonCreator
  public static MoneyLineState of(String value) {
    return new MoneyLineState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
