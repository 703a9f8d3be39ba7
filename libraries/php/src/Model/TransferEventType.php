<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What happened.  - `transfer.pending`: the transfer was submitted. - `transfer.succeeded`: the transfer is confirmed. Credit the user now. - `transfer.failed`: the transfer did not complete. - `transfer.late`: a transfer that had failed was sent after all, or one that had succeeded was sent a second time, or has disappeared from the chain. Its status stays as it is, and its order is not paid again: see `DestinationAmount` for what is at your address. - `transfer.refundPending`: a failed bridged transfer is being refunded. - `transfer.refundSucceeded`: a failed bridged transfer was refunded. A later version of the API may add values. */
final class TransferEventType
{
    public const TRANSFER_PENDING = 'transfer.pending';
    public const TRANSFER_SUCCEEDED = 'transfer.succeeded';
    public const TRANSFER_FAILED = 'transfer.failed';
    public const TRANSFER_LATE = 'transfer.late';
    public const TRANSFER_REFUND_PENDING = 'transfer.refundPending';
    public const TRANSFER_REFUND_SUCCEEDED = 'transfer.refundSucceeded';
}
