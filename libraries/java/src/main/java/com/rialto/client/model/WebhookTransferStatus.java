// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of the transfer.  - `Pending`: submitted and in progress. - `Succeeded`: confirmed on the chain or at the receiving institution. - `Failed`: did not complete. - `RefundPending`: failed, and is being refunded. Bridged transfers only. - `RefundSucceeded`: failed, and was refunded. Bridged transfers only. A later version of the API may add values. */
public record WebhookTransferStatus(@JsonValue String value) {
  public static final WebhookTransferStatus PENDING = new WebhookTransferStatus("Pending");
  public static final WebhookTransferStatus SUCCEEDED = new WebhookTransferStatus("Succeeded");
  public static final WebhookTransferStatus FAILED = new WebhookTransferStatus("Failed");
  public static final WebhookTransferStatus REFUND_PENDING = new WebhookTransferStatus("RefundPending");
  public static final WebhookTransferStatus REFUND_SUCCEEDED = new WebhookTransferStatus("RefundSucceeded");

  @JsonCreator
  public static WebhookTransferStatus of(String value) {
    return new WebhookTransferStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
