<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Whether fractional amounts can be traded.  - `fractionalTradingAllowed`: fractional amounts can be traded. - `fractionalTradingNotAllowed`: only whole amounts can be traded. - `tradingNotAllowed`: the market is closed. - `fractionalTradingPossiblyAllowed`: the institution does not say. A later version of the API may add values. */
final class FractionalTradingAllowance
{
    public const FRACTIONAL_TRADING_ALLOWED = 'fractionalTradingAllowed';
    public const FRACTIONAL_TRADING_NOT_ALLOWED = 'fractionalTradingNotAllowed';
    public const TRADING_NOT_ALLOWED = 'tradingNotAllowed';
    public const FRACTIONAL_TRADING_POSSIBLY_ALLOWED = 'fractionalTradingPossiblyAllowed';
}
