<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What happened.  - `unassignedPayment.found`: a final payment to your account names no order: assign it to one, or return it. A later version of the API may add values. */
final class UnassignedPaymentEventType
{
    public const UNASSIGNED_PAYMENT_FOUND = 'unassignedPayment.found';
}
