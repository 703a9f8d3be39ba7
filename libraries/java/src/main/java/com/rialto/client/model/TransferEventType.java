// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What happened.  - `transfer.pending`: the transfer was submitted. - `transfer.succeeded`: the transfer is confirmed. Credit the user now. - `transfer.failed`: the transfer did not complete. - `transfer.late`: a transfer that had failed was sent after all, or one that had succeeded was sent a second time, or has disappeared from the chain. Its status stays as it is, and its order is not paid again: see `DestinationAmount` for what is at your address. - `transfer.refundPending`: a failed bridged transfer is being refunded. - `transfer.refundSucceeded`: a failed bridged transfer was refunded. A later version of the API may add values. */
public record TransferEventType(@JsonValue String value) {
  public static final TransferEventType TRANSFER_PENDING = new TransferEventType("transfer.pending");
  public static final TransferEventType TRANSFER_SUCCEEDED = new TransferEventType("transfer.succeeded");
  public static final TransferEventType TRANSFER_FAILED = new TransferEventType("transfer.failed");
  public static final TransferEventType TRANSFER_LATE = new TransferEventType("transfer.late");
  public static final TransferEventType TRANSFER_REFUND_PENDING = new TransferEventType("transfer.refundPending");
  public static final TransferEventType TRANSFER_REFUND_SUCCEEDED = new TransferEventType("transfer.refundSucceeded");

  @JsonCreator
  public static TransferEventType of(String value) {
    return new TransferEventType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
