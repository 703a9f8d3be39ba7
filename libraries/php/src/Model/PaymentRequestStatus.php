<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of a payment request.  - `waiting`: no payment was seen. - `detected`: enough was seen, in a block that is not final. Nothing is credited yet. - `underpaid`: less than the amount was seen. The rest is asked for at the same address until the time ends. - `held`: less than the amount arrived in time. It waits for your decision. - `paid`: final. The amount arrived, or you accepted what arrived. - `expired`: final. The order was not paid in time. - `canceled`: final. You canceled the request. - `paidOtherwise`: final. The order was paid from a connected account. A later version of the API may add values. */
final class PaymentRequestStatus
{
    public const WAITING = 'waiting';
    public const DETECTED = 'detected';
    public const UNDERPAID = 'underpaid';
    public const HELD = 'held';
    public const PAID = 'paid';
    public const EXPIRED = 'expired';
    public const CANCELED = 'canceled';
    public const PAID_OTHERWISE = 'paidOtherwise';
}
