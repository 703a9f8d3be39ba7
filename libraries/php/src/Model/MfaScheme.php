<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Kind of code by which an institution checks who signs in.  - `totp`: a code from an authenticator app. - `phone`: a code sent to the user’s phone. - `email`: a code sent by email. A later version of the API may add values. */
final class MfaScheme
{
    public const TOTP = 'totp';
    public const PHONE = 'phone';
    public const EMAIL = 'email';
}
