<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Side of an order.  - `unknown`: not known. - `buy`: buys `symbol` with `paymentSymbol`. - `sell`: sells `symbol` for `paymentSymbol`. A later version of the API may add values. */
final class OrderSide
{
    public const UNKNOWN = 'unknown';
    public const BUY = 'buy';
    public const SELL = 'sell';
}
