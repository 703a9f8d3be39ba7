<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Why the institution did not return an address. Absent if it did.  - `unknown`: the institution does not say why. - `mfaRequired`: the institution requires a second factor. - `kycRequired`: the user has to finish identity verification at the institution. A later version of the API may add values. */
final class DepositAddressStatus
{
    public const UNKNOWN = 'unknown';
    public const MFA_REQUIRED = 'mfaRequired';
    public const KYC_REQUIRED = 'kycRequired';
}
