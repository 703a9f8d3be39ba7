<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of an order.  - `unknown`: the institution’s answer was lost. Read the order with POST `/transactions/details`; do not place it again before that. - `inProgress`: open. - `cancelled`: canceled. Final. - `rejected`: rejected by the institution. Final. - `failed`: failed. Final. - `success`: filled completely. Final. - `partiallyFilled`: filled in part, and still open. - `expired`: expired. Final. A later version of the API may add values. */
final class OrderStatus
{
    public const UNKNOWN = 'unknown';
    public const IN_PROGRESS = 'inProgress';
    public const CANCELLED = 'cancelled';
    public const REJECTED = 'rejected';
    public const FAILED = 'failed';
    public const SUCCESS = 'success';
    public const PARTIALLY_FILLED = 'partiallyFilled';
    public const EXPIRED = 'expired';
}
