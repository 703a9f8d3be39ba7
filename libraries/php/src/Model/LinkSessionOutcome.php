<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** How the session ended.  - `finished`: the user reached the end of Link. - `exited`: the user left before its end. - `expired`: the session expired before the user left. - `open`: the user has not left. Only in `linkSession.ready`. A later version of the API may add values. */
final class LinkSessionOutcome
{
    public const FINISHED = 'finished';
    public const EXITED = 'exited';
    public const EXPIRED = 'expired';
    public const OPEN = 'open';
}
