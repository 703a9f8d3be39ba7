<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What happened.  - `payout.requested`: the user confirmed a payout to their account. Send it. - `payout.succeeded`: the chain shows the payout at its address. - `payout.mismatched`: the reported transaction does not pay the payout. Report the one that does, or cancel it. - `payout.failed`: the reported transaction was reverted: it moved nothing. - `payout.credited`: the institution’s history shows the deposit in the user’s account. A later version of the API may add values. */
final class PayoutEventType
{
    public const PAYOUT_REQUESTED = 'payout.requested';
    public const PAYOUT_SUCCEEDED = 'payout.succeeded';
    public const PAYOUT_MISMATCHED = 'payout.mismatched';
    public const PAYOUT_FAILED = 'payout.failed';
    public const PAYOUT_CREDITED = 'payout.credited';
}
