// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Meaning of `SourceAmount` and `FeeAmount`.  - `Planned`: the approved amounts. The institution has not stated its actual charge. - `Actual`: the institution’s actual charge, as it states it. For bridged transfers, the amount paid in. A later version of the API may add values. */
public record WebhookAmountsState(@JsonValue String value) {
  public static final WebhookAmountsState PLANNED = new WebhookAmountsState("Planned");
  public static final WebhookAmountsState ACTUAL = new WebhookAmountsState("Actual");

  @JsonCreator
  public static WebhookAmountsState of(String value) {
    return new WebhookAmountsState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
