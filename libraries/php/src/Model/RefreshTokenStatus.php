<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Outcome of the refresh.  - `failed`: the institution rejected it. The user has to connect the account again. - `succeeded`: the authorization was refreshed. - `mfaRequired`: the institution requires a second factor. Repeat the request with `mfaCode`. A later version of the API may add values. */
final class RefreshTokenStatus
{
    public const FAILED = 'failed';
    public const SUCCEEDED = 'succeeded';
    public const MFA_REQUIRED = 'mfaRequired';
}
