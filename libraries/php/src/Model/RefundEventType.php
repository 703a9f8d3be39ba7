<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What happened.  - `refund.pending`: the refund can be sent: its address is known, and it was approved where approval is needed. - `refund.succeeded`: the chain shows the refund at its address. - `refund.mismatched`: the reported transaction does not pay the refund, or one arrived after the refund was canceled. Report the one that does, or cancel it. - `refund.failed`: the reported transaction was reverted: it moved nothing. A later version of the API may add values. */
final class RefundEventType
{
    public const REFUND_PENDING = 'refund.pending';
    public const REFUND_SUCCEEDED = 'refund.succeeded';
    public const REFUND_MISMATCHED = 'refund.mismatched';
    public const REFUND_FAILED = 'refund.failed';
}
