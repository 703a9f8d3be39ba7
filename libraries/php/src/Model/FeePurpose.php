<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Purpose of the fee.  - `conversion`: converting or buying the asset before the transfer. - `transfer`: sending the asset. A later version of the API may add values. */
final class FeePurpose
{
    public const CONVERSION = 'conversion';
    public const TRANSFER = 'transfer';
}
