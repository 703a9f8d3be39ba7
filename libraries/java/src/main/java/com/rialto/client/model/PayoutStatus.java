// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of a payout.  - `pending`: the user has confirmed the account. Send the amount, and report your transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel. - `succeeded`: final. The chain shows the amount at the address. - `failed`: final. The reported transaction was reverted: it moved nothing. The user can confirm another payout. - `canceled`: final. You withdrew it. A later version of the API may add values. */
public record PayoutStatus(@JsonValue String value) {
  public static final PayoutStatus PENDING = new PayoutStatus("pending");
  public static final PayoutStatus SUCCEEDED = new PayoutStatus("succeeded");
  public static final PayoutStatus FAILED = new PayoutStatus("failed");
  public static final PayoutStatus CANCELED = new PayoutStatus("canceled");

  @JsonCreator
  public static PayoutStatus of(String value) {
    return new PayoutStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
