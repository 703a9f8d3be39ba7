<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One amount of a transfer. */
final class MoneyRow extends Record
{
    /**
     * @param string $symbol Symbol of the asset, or code of the currency.
     * @param string|null $amount Amount, as a decimal in whole units of `symbol`. Absent while it is unknown.
     * @param string|null $usd Value in USD, as a decimal. Absent if the price of the asset is unknown.
     */
    public function __construct(
        public readonly string $symbol,
        public readonly null|string $amount = null,
        public readonly null|string $usd = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, false],
            'usd' => ['usd', null, false],
        ];
    }
}
