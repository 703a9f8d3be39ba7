// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of a transfer. Only `pending` can still change.  - `pending`: submitted and in progress. - `succeeded`: confirmed on the chain or at the receiving institution. Final. - `failed`: did not complete. Final. A later version of the API may add values. */
public record TransferStatus(@JsonValue String value) {
  public static final TransferStatus PENDING = new TransferStatus("pending");
  public static final TransferStatus SUCCEEDED = new TransferStatus("succeeded");
  public static final TransferStatus FAILED = new TransferStatus("failed");

  @JsonCreator
  public static TransferStatus of(String value) {
    return new TransferStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
