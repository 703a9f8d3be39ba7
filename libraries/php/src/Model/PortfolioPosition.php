<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An asset that the user holds, over all accounts. */
final class PortfolioPosition extends Record
{
    /**
     * @param string $name Display name of the asset.
     * @param string $symbol Symbol of the asset.
     * @param int|float|string $amount Amount held in all accounts, in whole units of the asset.
     * @param int|float|string|null $marketValue Value of the amount when it was read, in USD. Absent if no price was known.
     * @param int|float|string|null $lastPrice Price of one unit when it was read, in USD. Absent if none was known.
     * @param bool|null $isPriceStale `true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent.
     */
    public function __construct(
        public readonly string $name,
        public readonly string $symbol,
        public readonly int|float|string $amount,
        public readonly null|int|float|string $marketValue = null,
        public readonly null|int|float|string $lastPrice = null,
        public readonly null|bool $isPriceStale = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'name' => ['name', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'marketValue' => ['marketValue', null, false],
            'lastPrice' => ['lastPrice', null, false],
            'isPriceStale' => ['isPriceStale', null, false],
        ];
    }
}
