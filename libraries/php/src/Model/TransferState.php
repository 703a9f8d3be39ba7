<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of a transfer as users and members read it.  - `pending`: in progress. - `unknown`: in progress. Whether it was sent is not known, and is looked for. - `short`: in progress. The chain shows less than was sent, or nothing. - `part`: a part of the amount arrived, and the rest was not sent. - `refunding`: the amount is being sent back to the user. - `refunded`: the amount was sent back to the user. - `late`: sent after it had failed. - `succeeded`: arrived. - `failed`: did not complete. A later version of the API may add values. */
final class TransferState
{
    public const PENDING = 'pending';
    public const UNKNOWN = 'unknown';
    public const SHORT = 'short';
    public const PART = 'part';
    public const REFUNDING = 'refunding';
    public const REFUNDED = 'refunded';
    public const LATE = 'late';
    public const SUCCEEDED = 'succeeded';
    public const FAILED = 'failed';
}
