<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fiat balance in one currency. */
final class FiatBalance extends Record
{
    /**
     * @param int|float|string $cash Cash, in `currencyCode`.
     * @param int|float|string $buyingPower Amount available for purchases, in `currencyCode`.
     * @param string $currencyCode ISO 4217 currency code.
     */
    public function __construct(
        public readonly int|float|string $cash,
        public readonly int|float|string $buyingPower,
        public readonly string $currencyCode,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'cash' => ['cash', null, true],
            'buyingPower' => ['buyingPower', null, true],
            'currencyCode' => ['currencyCode', null, true],
        ];
    }
}
