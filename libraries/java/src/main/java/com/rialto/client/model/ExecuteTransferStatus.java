// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Outcome of executing a transfer.  - `succeeded`: the transfer is complete. - `inProgress`: the institution accepted the transfer, or its answer was lost. Wait for the webhook; do not send the transfer again. - `failed`: the institution rejected the transfer. Nothing was sent. - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`. - `emailConfirmationRequired`: the user has to confirm by email at the institution. - `deviceConfirmationRequired`: the user has to confirm on a device of theirs. - `mfaFailed`: the institution did not accept `mfaCode`. - `addressWhitelistRequired`: the user has to add the address to the withdrawal allowlist at the institution. - `secondMfaRequired`: the institution requires another second factor. - `deFiWalletConfirmationRequired`: the user has to confirm in their wallet. - `emailConfirmationApprovalRequired`: the user has to approve the transfer by email at the institution. - `travelRuleRequired`: the institution must know who receives the transfer. Repeat the request with `travelRule`. Nothing was sent. A later version of the API may add values. */
public record ExecuteTransferStatus(@JsonValue String value) {
  public static final ExecuteTransferStatus SUCCEEDED = new ExecuteTransferStatus("succeeded");
  public static final ExecuteTransferStatus IN_PROGRESS = new ExecuteTransferStatus("inProgress");
  public static final ExecuteTransferStatus FAILED = new ExecuteTransferStatus("failed");
  public static final ExecuteTransferStatus MFA_REQUIRED = new ExecuteTransferStatus("mfaRequired");
  public static final ExecuteTransferStatus EMAIL_CONFIRMATION_REQUIRED = new ExecuteTransferStatus("emailConfirmationRequired");
  public static final ExecuteTransferStatus DEVICE_CONFIRMATION_REQUIRED = new ExecuteTransferStatus("deviceConfirmationRequired");
  public static final ExecuteTransferStatus MFA_FAILED = new ExecuteTransferStatus("mfaFailed");
  public static final ExecuteTransferStatus ADDRESS_WHITELIST_REQUIRED = new ExecuteTransferStatus("addressWhitelistRequired");
  public static final ExecuteTransferStatus SECOND_MFA_REQUIRED = new ExecuteTransferStatus("secondMfaRequired");
  public static final ExecuteTransferStatus DE_FI_WALLET_CONFIRMATION_REQUIRED = new ExecuteTransferStatus("deFiWalletConfirmationRequired");
  public static final ExecuteTransferStatus EMAIL_CONFIRMATION_APPROVAL_REQUIRED = new ExecuteTransferStatus("emailConfirmationApprovalRequired");
  public static final ExecuteTransferStatus TRAVEL_RULE_REQUIRED = new ExecuteTransferStatus("travelRuleRequired");

  @JsonCreator
  public static ExecuteTransferStatus of(String value) {
    return new ExecuteTransferStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
