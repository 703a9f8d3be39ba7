// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** How long an order stays open. Market orders trade at once, regardless of the value.  - `goodTillCanceled`: until it is canceled. - `immediateOrCancel`: the part that cannot trade at once is canceled. - `fillOrKill`: trades completely at once, or not at all. - `goodForDay`: until the end of the day. - `postOnly`: only if it does not trade at once. - `unknown`: not known. In requests: until it is canceled. A later version of the API may add values. */
public record TimeInForce(@JsonValue String value) {
  public static final TimeInForce GOOD_TILL_CANCELED = new TimeInForce("goodTillCanceled");
  public static final TimeInForce IMMEDIATE_OR_CANCEL = new TimeInForce("immediateOrCancel");
  public static final TimeInForce FILL_OR_KILL = new TimeInForce("fillOrKill");
  public static final TimeInForce GOOD_FOR_DAY = new TimeInForce("goodForDay");
  public static final TimeInForce POST_ONLY = new TimeInForce("postOnly");
  public static final TimeInForce UNKNOWN = new TimeInForce("unknown");

  @JsonCreator
  public static TimeInForce of(String value) {
    return new TimeInForce(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
