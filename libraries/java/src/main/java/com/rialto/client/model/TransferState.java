// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of a transfer as users and members read it.  - `pending`: in progress. - `unknown`: in progress. Whether it was sent is not known, and is looked for. - `short`: in progress. The chain shows less than was sent, or nothing. - `part`: a part of the amount arrived, and the rest was not sent. - `refunding`: the amount is being sent back to the user. - `refunded`: the amount was sent back to the user. - `late`: sent after it had failed. - `succeeded`: arrived. - `failed`: did not complete. A later version of the API may add values. */
public record TransferState(@JsonValue String value) {
  public static final TransferState PENDING = new TransferState("pending");
  public static final TransferState UNKNOWN = new TransferState("unknown");
  public static final TransferState SHORT = new TransferState("short");
  public static final TransferState PART = new TransferState("part");
  public static final TransferState REFUNDING = new TransferState("refunding");
  public static final TransferState REFUNDED = new TransferState("refunded");
  public static final TransferState LATE = new TransferState("late");
  public static final TransferState SUCCEEDED = new TransferState("succeeded");
  public static final TransferState FAILED = new TransferState("failed");

  @JsonCreator
  public static TransferState of(String value) {
    return new TransferState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
