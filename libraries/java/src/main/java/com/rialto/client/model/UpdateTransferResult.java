// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer as it is now. */
public final class UpdateTransferResult {
  @JsonProperty("status")
  private TransferStatus status;

  @JsonProperty("statusDetails")
  private InstitutionTransactionStatus statusDetails;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("transferResult")
  private TransferRecord transferResult;


  public TransferStatus status() {
    return status;
  }

  public UpdateTransferResult status(TransferStatus status) {
    this.status = status;
    return this;
  }

  /** State of the transfer at the institution. */
  public InstitutionTransactionStatus statusDetails() {
    return statusDetails;
  }

  public UpdateTransferResult statusDetails(InstitutionTransactionStatus statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  /** Why the transfer failed. You may show it to the user. */
  public String errorMessage() {
    return errorMessage;
  }

  public UpdateTransferResult errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  public TransferRecord transferResult() {
    return transferResult;
  }

  public UpdateTransferResult transferResult(TransferRecord transferResult) {
    this.transferResult = transferResult;
    return this;
  }

  /** A shallow copy. */
  public UpdateTransferResult copy() {
    UpdateTransferResult copy = new UpdateTransferResult();
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.errorMessage = errorMessage;
    copy.transferResult = transferResult;
    return copy;
  }
}
