<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of the address of a bridge.  - `waiting`: nothing was paid in. - `expired`: nothing was paid in while the price was held. A later payment is returned to the refund address. - `pending`: paid in. The bridge pays out. - `paidOut`: the bridge has paid the address of the order, which reports the payment as its own. - `refunded`: the bridge has returned the payment to the refund address. - `failed`: the bridge has neither paid out nor returned the payment. A later version of the API may add values. */
final class BridgePaymentStatus
{
    public const WAITING = 'waiting';
    public const EXPIRED = 'expired';
    public const PENDING = 'pending';
    public const PAID_OUT = 'paidOut';
    public const REFUNDED = 'refunded';
    public const FAILED = 'failed';
}
