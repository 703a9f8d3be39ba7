<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Outcome of the authentication.  - `succeeded`: the account is connected. - `mfaRequired`: the institution requires a code. Repeat the request as `mfa` says. A later version of the API may add values. */
final class AuthenticateStatus
{
    public const SUCCEEDED = 'succeeded';
    public const MFA_REQUIRED = 'mfaRequired';
}
