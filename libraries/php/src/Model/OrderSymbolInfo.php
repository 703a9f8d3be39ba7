<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Limits of one market. */
final class OrderSymbolInfo extends Record
{
    /**
     * @param string $fractionalTradingAllowance 
     * @param int|float|string $minimumOrderValue Smallest value of an order, in `paymentSymbol`.
     * @param int $precisionScale Number of decimals of an amount of `symbol`.
     */
    public function __construct(
        public readonly string $fractionalTradingAllowance,
        public readonly int|float|string $minimumOrderValue,
        public readonly int $precisionScale,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fractionalTradingAllowance' => ['fractionalTradingAllowance', null, true],
            'minimumOrderValue' => ['minimumOrderValue', null, true],
            'precisionScale' => ['precisionScale', null, true],
        ];
    }
}
