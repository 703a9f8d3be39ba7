<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Kind of `paymentSymbol`.  - `fiat`: a fiat currency. - `cryptocurrency`: a cryptocurrency. A later version of the API may add values. */
final class PaymentSymbolType
{
    public const FIAT = 'fiat';
    public const CRYPTOCURRENCY = 'cryptocurrency';
}
