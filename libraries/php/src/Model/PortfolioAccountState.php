<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of the connection.  - `active`: the account can be read. - `needsReconnect`: the authorization has ended. The user has to connect the account again. A later version of the API may add values. */
final class PortfolioAccountState
{
    public const ACTIVE = 'active';
    public const NEEDS_RECONNECT = 'needsReconnect';
}
