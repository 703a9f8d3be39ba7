// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What happened.  - `payout.requested`: the user confirmed a payout to their account. Send it. - `payout.succeeded`: the chain shows the payout at its address. - `payout.mismatched`: the reported transaction does not pay the payout. Report the one that does, or cancel it. - `payout.failed`: the reported transaction was reverted: it moved nothing. - `payout.credited`: the institution’s history shows the deposit in the user’s account. A later version of the API may add values. */
public record PayoutEventType(@JsonValue String value) {
  public static final PayoutEventType PAYOUT_REQUESTED = new PayoutEventType("payout.requested");
  public static final PayoutEventType PAYOUT_SUCCEEDED = new PayoutEventType("payout.succeeded");
  public static final PayoutEventType PAYOUT_MISMATCHED = new PayoutEventType("payout.mismatched");
  public static final PayoutEventType PAYOUT_FAILED = new PayoutEventType("payout.failed");
  public static final PayoutEventType PAYOUT_CREDITED = new PayoutEventType("payout.credited");

  @JsonCreator
  public static PayoutEventType of(String value) {
    return new PayoutEventType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
