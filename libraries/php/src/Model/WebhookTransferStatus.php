<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of the transfer.  - `Pending`: submitted and in progress. - `Succeeded`: confirmed on the chain or at the receiving institution. - `Failed`: did not complete. - `RefundPending`: failed, and is being refunded. Bridged transfers only. - `RefundSucceeded`: failed, and was refunded. Bridged transfers only. A later version of the API may add values. */
final class WebhookTransferStatus
{
    public const PENDING = 'Pending';
    public const SUCCEEDED = 'Succeeded';
    public const FAILED = 'Failed';
    public const REFUND_PENDING = 'RefundPending';
    public const REFUND_SUCCEEDED = 'RefundSucceeded';
}
