<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of a payout.  - `pending`: the user has confirmed the account. Send the amount, and report your transaction. With `failureMessage`, that transaction does not pay it: report the one that does, or cancel. - `succeeded`: final. The chain shows the amount at the address. - `failed`: final. The reported transaction was reverted: it moved nothing. The user can confirm another payout. - `canceled`: final. You withdrew it. A later version of the API may add values. */
final class PayoutStatus
{
    public const PENDING = 'pending';
    public const SUCCEEDED = 'succeeded';
    public const FAILED = 'failed';
    public const CANCELED = 'canceled';
}
