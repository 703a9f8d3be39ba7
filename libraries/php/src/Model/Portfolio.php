<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Holdings of a user. */
final class Portfolio extends Record
{
    /**
     * @param int|float|string $equitiesValue Value of the equities, in USD.
     * @param int|float|string $cryptocurrenciesValue Value of the cryptocurrencies, in USD.
     * @param int|float|string $nftsValue Value of the NFTs, in USD.
     * @param list<PortfolioPosition> $equityPositions Equities.
     * @param list<PortfolioPosition> $cryptocurrencyPositions Cryptocurrencies and tokens.
     * @param list<PortfolioPosition> $nftPositions NFTs.
     * @param list<string> $unpricedSymbols Symbols in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete.
     * @param list<string> $stalePriceSymbols Symbols that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old.
     * @param list<PortfolioAccount> $accounts Accounts that are part of the portfolio.
     */
    public function __construct(
        public readonly int|float|string $equitiesValue,
        public readonly int|float|string $cryptocurrenciesValue,
        public readonly int|float|string $nftsValue,
        public readonly array $equityPositions,
        public readonly array $cryptocurrencyPositions,
        public readonly array $nftPositions,
        public readonly array $unpricedSymbols,
        public readonly array $stalePriceSymbols,
        public readonly array $accounts,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'equitiesValue' => ['equitiesValue', null, true],
            'cryptocurrenciesValue' => ['cryptocurrenciesValue', null, true],
            'nftsValue' => ['nftsValue', null, true],
            'equityPositions' => ['equityPositions', [PortfolioPosition::class], true],
            'cryptocurrencyPositions' => ['cryptocurrencyPositions', [PortfolioPosition::class], true],
            'nftPositions' => ['nftPositions', [PortfolioPosition::class], true],
            'unpricedSymbols' => ['unpricedSymbols', null, true],
            'stalePriceSymbols' => ['stalePriceSymbols', null, true],
            'accounts' => ['accounts', [PortfolioAccount::class], true],
        ];
    }
}
