<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fiat balance in one currency, over all accounts. */
final class PortfolioFiatBalance extends Record
{
    /**
     * @param string $symbol ISO 4217 currency code.
     * @param int|float|string $cash Cash, in the currency. May be negative.
     * @param int|float|string $buyingPower Amount available for purchases, in the currency.
     */
    public function __construct(
        public readonly string $symbol,
        public readonly int|float|string $cash,
        public readonly int|float|string $buyingPower,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'cash' => ['cash', null, true],
            'buyingPower' => ['buyingPower', null, true],
        ];
    }
}
