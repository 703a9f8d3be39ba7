<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What happened.  - `connection.needsReconnect`: the institution no longer accepts the connection’s credentials. The user has to connect again. - `connection.removed`: the account was removed. The data related to it is erased, at the latest when a transfer in progress has ended. A later version of the API may add values. */
final class ConnectionEventType
{
    public const CONNECTION_NEEDS_RECONNECT = 'connection.needsReconnect';
    public const CONNECTION_REMOVED = 'connection.removed';
}
