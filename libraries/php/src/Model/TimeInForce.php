<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** How long an order stays open. Market orders trade at once, regardless of the value.  - `goodTillCanceled`: until it is canceled. - `immediateOrCancel`: the part that cannot trade at once is canceled. - `fillOrKill`: trades completely at once, or not at all. - `goodForDay`: until the end of the day. - `postOnly`: only if it does not trade at once. - `unknown`: not known. In requests: until it is canceled. A later version of the API may add values. */
final class TimeInForce
{
    public const GOOD_TILL_CANCELED = 'goodTillCanceled';
    public const IMMEDIATE_OR_CANCEL = 'immediateOrCancel';
    public const FILL_OR_KILL = 'fillOrKill';
    public const GOOD_FOR_DAY = 'goodForDay';
    public const POST_ONLY = 'postOnly';
    public const UNKNOWN = 'unknown';
}
