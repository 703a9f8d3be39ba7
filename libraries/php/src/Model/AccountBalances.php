<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fiat balances of one account. */
final class AccountBalances extends Record
{
    /**
     * @param list<FiatBalance> $balances One entry per currency.
     * @param int|float|string $totalCashUsdValue Sum of `cash`, in USD, without the currencies in `unpricedCurrencies`.
     * @param int|float|string $totalBuyingPowerUsdValue Sum of `buyingPower`, in USD, without the currencies in `unpricedCurrencies`.
     * @param list<string> $unpricedCurrencies Currencies in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete.
     * @param list<string> $stalePriceCurrencies Currencies that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old.
     */
    public function __construct(
        public readonly array $balances,
        public readonly int|float|string $totalCashUsdValue,
        public readonly int|float|string $totalBuyingPowerUsdValue,
        public readonly array $unpricedCurrencies,
        public readonly array $stalePriceCurrencies,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'balances' => ['balances', [FiatBalance::class], true],
            'totalCashUsdValue' => ['totalCashUsdValue', null, true],
            'totalBuyingPowerUsdValue' => ['totalBuyingPowerUsdValue', null, true],
            'unpricedCurrencies' => ['unpricedCurrencies', null, true],
            'stalePriceCurrencies' => ['stalePriceCurrencies', null, true],
        ];
    }
}
