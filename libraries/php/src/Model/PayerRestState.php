<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of the amount.  - `returned`: sent back, as the chain shows. - `returning`: in a refund that has not ended. - `open`: neither credited nor in a refund: you decide. A later version of the API may add values. */
final class PayerRestState
{
    public const RETURNED = 'returned';
    public const RETURNING = 'returning';
    public const OPEN = 'open';
}
