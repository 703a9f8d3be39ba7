// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of a deposit or withdrawal at the institution. Treat a value you do not know as pending.  - `unknown`: the institution’s status is not known to this API; treat it as pending. - `failed`: failed. - `frozen`: held by the institution. - `succeeded`: complete. - `mfaRequired`: waits for a second factor. - `pending`: in progress. - `expired`: expired before it was sent. - `canceled`: canceled before it was sent. - `waitingForSignature`: waits for a signature. - `waitingForClearing`: waits for clearing. - `awaitingApproval`: waits for the institution’s approval. - `awaitingConfirmation`: waits for confirmations on the chain. - `awaitingVerification`: waits for verification by the institution. - `rejected`: rejected by the institution. - `pendingCancel`: is being canceled. - `emailVerification`: waits for the user to confirm by email. - `deviceConfirmationRequired`: waits for the user to confirm on a device. - `mfaFailed`: the second factor was not accepted. - `addressWhitelistRequired`: the address is not on the user’s withdrawal allowlist. - `secondMfaRequired`: waits for another second factor. - `emailConfirmationApprovalRequired`: waits for the user to approve by email. - `travelRuleRequired`: waits for information about the recipient that the travel rule requires. A later version of the API may add values. */
public record InstitutionTransactionStatus(@JsonValue String value) {
  public static final InstitutionTransactionStatus UNKNOWN = new InstitutionTransactionStatus("unknown");
  public static final InstitutionTransactionStatus FAILED = new InstitutionTransactionStatus("failed");
  public static final InstitutionTransactionStatus FROZEN = new InstitutionTransactionStatus("frozen");
  public static final InstitutionTransactionStatus SUCCEEDED = new InstitutionTransactionStatus("succeeded");
  public static final InstitutionTransactionStatus MFA_REQUIRED = new InstitutionTransactionStatus("mfaRequired");
  public static final InstitutionTransactionStatus PENDING = new InstitutionTransactionStatus("pending");
  public static final InstitutionTransactionStatus EXPIRED = new InstitutionTransactionStatus("expired");
  public static final InstitutionTransactionStatus CANCELED = new InstitutionTransactionStatus("canceled");
  public static final InstitutionTransactionStatus WAITING_FOR_SIGNATURE = new InstitutionTransactionStatus("waitingForSignature");
  public static final InstitutionTransactionStatus WAITING_FOR_CLEARING = new InstitutionTransactionStatus("waitingForClearing");
  public static final InstitutionTransactionStatus AWAITING_APPROVAL = new InstitutionTransactionStatus("awaitingApproval");
  public static final InstitutionTransactionStatus AWAITING_CONFIRMATION = new InstitutionTransactionStatus("awaitingConfirmation");
  public static final InstitutionTransactionStatus AWAITING_VERIFICATION = new InstitutionTransactionStatus("awaitingVerification");
  public static final InstitutionTransactionStatus REJECTED = new InstitutionTransactionStatus("rejected");
  public static final InstitutionTransactionStatus PENDING_CANCEL = new InstitutionTransactionStatus("pendingCancel");
  public static final InstitutionTransactionStatus EMAIL_VERIFICATION = new InstitutionTransactionStatus("emailVerification");
  public static final InstitutionTransactionStatus DEVICE_CONFIRMATION_REQUIRED = new InstitutionTransactionStatus("deviceConfirmationRequired");
  public static final InstitutionTransactionStatus MFA_FAILED = new InstitutionTransactionStatus("mfaFailed");
  public static final InstitutionTransactionStatus ADDRESS_WHITELIST_REQUIRED = new InstitutionTransactionStatus("addressWhitelistRequired");
  public static final InstitutionTransactionStatus SECOND_MFA_REQUIRED = new InstitutionTransactionStatus("secondMfaRequired");
  public static final InstitutionTransactionStatus EMAIL_CONFIRMATION_APPROVAL_REQUIRED = new InstitutionTransactionStatus("emailConfirmationApprovalRequired");
  public static final InstitutionTransactionStatus TRAVEL_RULE_REQUIRED = new InstitutionTransactionStatus("travelRuleRequired");

  @JsonCreator
  public static InstitutionTransactionStatus of(String value) {
    return new InstitutionTransactionStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
