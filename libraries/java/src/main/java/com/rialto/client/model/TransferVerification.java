// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Whether the transfer is possible. */
public final class TransferVerification {
  @JsonProperty("status")
  private String status;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("failureReason")
  private TransferFailureReason failureReason;


  /** `succeeded`: they fit together. `failed`: they do not; see `failureReason`. One of `succeeded`, `failed`. */
  public String status() {
    return status;
  }

  public TransferVerification status(String status) {
    this.status = status;
    return this;
  }

  /** Message for developers, if `status` is `failed`. */
  public String errorMessage() {
    return errorMessage;
  }

  public TransferVerification errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  public TransferFailureReason failureReason() {
    return failureReason;
  }

  public TransferVerification failureReason(TransferFailureReason failureReason) {
    this.failureReason = failureReason;
    return this;
  }

  /** A shallow copy. */
  public TransferVerification copy() {
    TransferVerification copy = new TransferVerification();
    copy.status = status;
    copy.errorMessage = errorMessage;
    copy.failureReason = failureReason;
    return copy;
  }
}
