<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Why the code was not accepted. Absent if the request had none.  - `wrongCode`: it is not the code that was sent or shown. - `expiredCode`: it was correct and has expired. Send a new one. - `replacedCode`: it was correct, but a newer code was sent since. Ask the user for the newest one. A later version of the API may add values. */
final class MfaProblem
{
    public const WRONG_CODE = 'wrongCode';
    public const EXPIRED_CODE = 'expiredCode';
    public const REPLACED_CODE = 'replacedCode';
}
