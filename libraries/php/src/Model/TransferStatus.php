<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of a transfer. Only `pending` can still change.  - `pending`: submitted and in progress. - `succeeded`: confirmed on the chain or at the receiving institution. Final. - `failed`: did not complete. Final. A later version of the API may add values. */
final class TransferStatus
{
    public const PENDING = 'pending';
    public const SUCCEEDED = 'succeeded';
    public const FAILED = 'failed';
}
