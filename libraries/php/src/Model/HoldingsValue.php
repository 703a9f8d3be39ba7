<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Value of one account. */
final class HoldingsValue extends Record
{
    /**
     * @param int|float|string $totalValue Value of everything in the account, fiat included, in USD.
     * @param int|float|string $totalPerformance Change in value of everything in the account, in USD. Always 0: no price history is kept.
     * @param int|float|string $equitiesValue Value of the equities, in USD.
     * @param int|float|string $equitiesPerformance Change in value of the equities, in USD. Always 0: no price history is kept.
     * @param int|float|string $cryptocurrenciesValue Value of the cryptocurrencies, in USD.
     * @param int|float|string $cryptocurrenciesPerformance Change in value of the cryptocurrencies, in USD. Always 0: no price history is kept.
     * @param int|float|string $nftsValue Value of the NFTs, in USD.
     * @param int|float|string $fiatValue Value of the fiat balances, in USD.
     * @param list<string> $unpricedSymbols Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete.
     * @param list<string> $stalePriceSymbols Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old.
     */
    public function __construct(
        public readonly int|float|string $totalValue,
        public readonly int|float|string $totalPerformance,
        public readonly int|float|string $equitiesValue,
        public readonly int|float|string $equitiesPerformance,
        public readonly int|float|string $cryptocurrenciesValue,
        public readonly int|float|string $cryptocurrenciesPerformance,
        public readonly int|float|string $nftsValue,
        public readonly int|float|string $fiatValue,
        public readonly array $unpricedSymbols,
        public readonly array $stalePriceSymbols,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'totalValue' => ['totalValue', null, true],
            'totalPerformance' => ['totalPerformance', null, true],
            'equitiesValue' => ['equitiesValue', null, true],
            'equitiesPerformance' => ['equitiesPerformance', null, true],
            'cryptocurrenciesValue' => ['cryptocurrenciesValue', null, true],
            'cryptocurrenciesPerformance' => ['cryptocurrenciesPerformance', null, true],
            'nftsValue' => ['nftsValue', null, true],
            'fiatValue' => ['fiatValue', null, true],
            'unpricedSymbols' => ['unpricedSymbols', null, true],
            'stalePriceSymbols' => ['stalePriceSymbols', null, true],
        ];
    }
}
