<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Outcome of the read at the institution.  - `succeeded`: the institution answered. - `failed`: the institution did not answer. - `notAuthorized`: the authorization has ended. The user has to connect the account again. A later version of the API may add values. */
final class BrokerRequestStatus
{
    public const SUCCEEDED = 'succeeded';
    public const FAILED = 'failed';
    public const NOT_AUTHORIZED = 'notAuthorized';
}
