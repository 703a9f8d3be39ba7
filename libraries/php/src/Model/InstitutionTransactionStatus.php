<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of a deposit or withdrawal at the institution. Treat a value you do not know as pending.  - `unknown`: the institution’s status is not known to this API; treat it as pending. - `failed`: failed. - `frozen`: held by the institution. - `succeeded`: complete. - `mfaRequired`: waits for a second factor. - `pending`: in progress. - `expired`: expired before it was sent. - `canceled`: canceled before it was sent. - `waitingForSignature`: waits for a signature. - `waitingForClearing`: waits for clearing. - `awaitingApproval`: waits for the institution’s approval. - `awaitingConfirmation`: waits for confirmations on the chain. - `awaitingVerification`: waits for verification by the institution. - `rejected`: rejected by the institution. - `pendingCancel`: is being canceled. - `emailVerification`: waits for the user to confirm by email. - `deviceConfirmationRequired`: waits for the user to confirm on a device. - `mfaFailed`: the second factor was not accepted. - `addressWhitelistRequired`: the address is not on the user’s withdrawal allowlist. - `secondMfaRequired`: waits for another second factor. - `emailConfirmationApprovalRequired`: waits for the user to approve by email. - `travelRuleRequired`: waits for information about the recipient that the travel rule requires. A later version of the API may add values. */
final class InstitutionTransactionStatus
{
    public const UNKNOWN = 'unknown';
    public const FAILED = 'failed';
    public const FROZEN = 'frozen';
    public const SUCCEEDED = 'succeeded';
    public const MFA_REQUIRED = 'mfaRequired';
    public const PENDING = 'pending';
    public const EXPIRED = 'expired';
    public const CANCELED = 'canceled';
    public const WAITING_FOR_SIGNATURE = 'waitingForSignature';
    public const WAITING_FOR_CLEARING = 'waitingForClearing';
    public const AWAITING_APPROVAL = 'awaitingApproval';
    public const AWAITING_CONFIRMATION = 'awaitingConfirmation';
    public const AWAITING_VERIFICATION = 'awaitingVerification';
    public const REJECTED = 'rejected';
    public const PENDING_CANCEL = 'pendingCancel';
    public const EMAIL_VERIFICATION = 'emailVerification';
    public const DEVICE_CONFIRMATION_REQUIRED = 'deviceConfirmationRequired';
    public const MFA_FAILED = 'mfaFailed';
    public const ADDRESS_WHITELIST_REQUIRED = 'addressWhitelistRequired';
    public const SECOND_MFA_REQUIRED = 'secondMfaRequired';
    public const EMAIL_CONFIRMATION_APPROVAL_REQUIRED = 'emailConfirmationApprovalRequired';
    public const TRAVEL_RULE_REQUIRED = 'travelRuleRequired';
}
