<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fiat balances of a user. */
final class FiatPortfolio extends Record
{
    /**
     * @param list<PortfolioFiatBalance> $fiatBalances One entry per currency.
     * @param list<PortfolioAccount> $accounts Accounts that are part of the portfolio.
     */
    public function __construct(
        public readonly array $fiatBalances,
        public readonly array $accounts,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fiatBalances' => ['fiatBalances', [PortfolioFiatBalance::class], true],
            'accounts' => ['accounts', [PortfolioAccount::class], true],
        ];
    }
}
