<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Outcome of executing a transfer.  - `succeeded`: the transfer is complete. - `inProgress`: the institution accepted the transfer, or its answer was lost. Wait for the webhook; do not send the transfer again. - `failed`: the institution rejected the transfer. Nothing was sent. - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`. - `emailConfirmationRequired`: the user has to confirm by email at the institution. - `deviceConfirmationRequired`: the user has to confirm on a device of theirs. - `mfaFailed`: the institution did not accept `mfaCode`. - `addressWhitelistRequired`: the user has to add the address to the withdrawal allowlist at the institution. - `secondMfaRequired`: the institution requires another second factor. - `deFiWalletConfirmationRequired`: the user has to confirm in their wallet. - `emailConfirmationApprovalRequired`: the user has to approve the transfer by email at the institution. - `travelRuleRequired`: the institution must know who receives the transfer. Repeat the request with `travelRule`. Nothing was sent. A later version of the API may add values. */
final class ExecuteTransferStatus
{
    public const SUCCEEDED = 'succeeded';
    public const IN_PROGRESS = 'inProgress';
    public const FAILED = 'failed';
    public const MFA_REQUIRED = 'mfaRequired';
    public const EMAIL_CONFIRMATION_REQUIRED = 'emailConfirmationRequired';
    public const DEVICE_CONFIRMATION_REQUIRED = 'deviceConfirmationRequired';
    public const MFA_FAILED = 'mfaFailed';
    public const ADDRESS_WHITELIST_REQUIRED = 'addressWhitelistRequired';
    public const SECOND_MFA_REQUIRED = 'secondMfaRequired';
    public const DE_FI_WALLET_CONFIRMATION_REQUIRED = 'deFiWalletConfirmationRequired';
    public const EMAIL_CONFIRMATION_APPROVAL_REQUIRED = 'emailConfirmationApprovalRequired';
    public const TRAVEL_RULE_REQUIRED = 'travelRuleRequired';
}
