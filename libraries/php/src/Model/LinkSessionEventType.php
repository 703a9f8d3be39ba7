<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What happened.  - `linkSession.ready`: the institution no longer waits for the user, for example to save the address: the transfer can continue. - `linkSession.finished`: a Link session ended. Nothing more can happen in it. A later version of the API may add values. */
final class LinkSessionEventType
{
    public const LINK_SESSION_READY = 'linkSession.ready';
    public const LINK_SESSION_FINISHED = 'linkSession.finished';
}
