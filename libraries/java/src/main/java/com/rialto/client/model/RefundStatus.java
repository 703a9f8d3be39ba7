// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of a refund.  - `needsAddress`: no address is known. Ask the payer, cancel this refund, and create one with the address. - `needsApproval`: a member has to approve it in the dashboard. - `pending`: send it, and report its transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel. - `succeeded`: final. The chain shows the amount at the address. - `failed`: final. The reported transaction was reverted: it moved nothing. Its money is open again. - `canceled`: final. You withdrew it. Its money is open again, except for `arrivedAmount`. A later version of the API may add values. */
public record RefundStatus(@JsonValue String value) {
  public static final RefundStatus NEEDS_ADDRESS = new RefundStatus("needsAddress");
  public static final RefundStatus NEEDS_APPROVAL = new RefundStatus("needsApproval");
  public static final RefundStatus PENDING = new RefundStatus("pending");
  public static final RefundStatus SUCCEEDED = new RefundStatus("succeeded");
  public static final RefundStatus FAILED = new RefundStatus("failed");
  public static final RefundStatus CANCELED = new RefundStatus("canceled");

  @JsonCreator
  public static RefundStatus of(String value) {
    return new RefundStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
