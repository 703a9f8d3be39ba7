<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Type of an order.  - `unknown`: not known. - `market`: trades at once at the market price. - `limit`: trades at `price` or better. - `stopLoss`: trades once the market reaches a price. - `stopLimit`: becomes a limit order once the market reaches a price. - `takeProfit`: trades once the market reaches a price with a profit. - `netDebit`: option order with a net debit. - `netCredit`: option order with a net credit. - `exercise`: exercise of an option. A later version of the API may add values. */
final class OrderType
{
    public const UNKNOWN = 'unknown';
    public const MARKET = 'market';
    public const LIMIT = 'limit';
    public const STOP_LOSS = 'stopLoss';
    public const STOP_LIMIT = 'stopLimit';
    public const TAKE_PROFIT = 'takeProfit';
    public const NET_DEBIT = 'netDebit';
    public const NET_CREDIT = 'netCredit';
    public const EXERCISE = 'exercise';
}
