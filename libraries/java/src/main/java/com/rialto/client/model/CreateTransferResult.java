// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer that was made. */
public final class CreateTransferResult {
  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("failed")
  private Boolean failed;

  @JsonProperty("status")
  private InstitutionTransactionStatus status;

  @JsonProperty("statusDetails")
  private String statusDetails;

  @JsonProperty("mfaType")
  private MfaType mfaType;

  @JsonProperty("challengeId")
  private String challengeId;

  @JsonProperty("fallbackMfaAvailable")
  private Boolean fallbackMfaAvailable;

  @JsonProperty("transaction")
  private AccountTransfer transaction;


  /** Id of the transfer. */
  public String transactionId() {
    return transactionId;
  }

  public CreateTransferResult transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** `true` if the transfer failed and nothing was sent. */
  public Boolean failed() {
    return failed;
  }

  public CreateTransferResult failed(Boolean failed) {
    this.failed = failed;
    return this;
  }

  public InstitutionTransactionStatus status() {
    return status;
  }

  public CreateTransferResult status(InstitutionTransactionStatus status) {
    this.status = status;
    return this;
  }

  /** The status in words. */
  public String statusDetails() {
    return statusDetails;
  }

  public CreateTransferResult statusDetails(String statusDetails) {
    this.statusDetails = statusDetails;
    return this;
  }

  public MfaType mfaType() {
    return mfaType;
  }

  public CreateTransferResult mfaType(MfaType mfaType) {
    this.mfaType = mfaType;
    return this;
  }

  /** Present if the institution requires a second factor. Send it back with `mfaCode`. */
  public String challengeId() {
    return challengeId;
  }

  public CreateTransferResult challengeId(String challengeId) {
    this.challengeId = challengeId;
    return this;
  }

  /** `true` if another kind of second factor can be used. Currently always `false`. */
  public Boolean fallbackMfaAvailable() {
    return fallbackMfaAvailable;
  }

  public CreateTransferResult fallbackMfaAvailable(Boolean fallbackMfaAvailable) {
    this.fallbackMfaAvailable = fallbackMfaAvailable;
    return this;
  }

  public AccountTransfer transaction() {
    return transaction;
  }

  public CreateTransferResult transaction(AccountTransfer transaction) {
    this.transaction = transaction;
    return this;
  }

  /** A shallow copy. */
  public CreateTransferResult copy() {
    CreateTransferResult copy = new CreateTransferResult();
    copy.transactionId = transactionId;
    copy.failed = failed;
    copy.status = status;
    copy.statusDetails = statusDetails;
    copy.mfaType = mfaType;
    copy.challengeId = challengeId;
    copy.fallbackMfaAvailable = fallbackMfaAvailable;
    copy.transaction = transaction;
    return copy;
  }
}
