// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What happened.  - `refund.pending`: the refund can be sent: its address is known, and it was approved where approval is needed. - `refund.succeeded`: the chain shows the refund at its address. - `refund.mismatched`: the reported transaction does not pay the refund, or one arrived after the refund was canceled. Report the one that does, or cancel it. - `refund.failed`: the reported transaction was reverted: it moved nothing. A later version of the API may add values. */
public record RefundEventType(@JsonValue String value) {
  public static final RefundEventType REFUND_PENDING = new RefundEventType("refund.pending");
  public static final RefundEventType REFUND_SUCCEEDED = new RefundEventType("refund.succeeded");
  public static final RefundEventType REFUND_MISMATCHED = new RefundEventType("refund.mismatched");
  public static final RefundEventType REFUND_FAILED = new RefundEventType("refund.failed");

  @JsonCreator
  public static RefundEventType of(String value) {
    return new RefundEventType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
