<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Product of a connected account.  - `balance`: read fiat balances. - `holdings`: read asset holdings. - `identity`: read identity details of the account holder. - `orders`: read and place orders. - `transfers`: send crypto. A later version of the API may add values. */
final class Product
{
    public const BALANCE = 'balance';
    public const HOLDINGS = 'holdings';
    public const IDENTITY = 'identity';
    public const ORDERS = 'orders';
    public const TRANSFERS = 'transfers';
}
