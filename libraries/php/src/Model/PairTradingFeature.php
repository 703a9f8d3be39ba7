<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Pairs that can be traded. */
final class PairTradingFeature extends Record
{
    /**
     * @param bool $supported `true` if pairs can be traded.
     * @param list<string> $supportedCryptocurrencySymbols Cryptocurrencies that can be traded.
     * @param list<string> $supportedFiatCurrencies Fiat currencies that can be used to pay.
     * @param list<string> $supportedTradingPairs Pairs that can be traded.
     */
    public function __construct(
        public readonly bool $supported,
        public readonly array $supportedCryptocurrencySymbols,
        public readonly array $supportedFiatCurrencies,
        public readonly array $supportedTradingPairs,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'supported' => ['supported', null, true],
            'supportedCryptocurrencySymbols' => ['supportedCryptocurrencySymbols', null, true],
            'supportedFiatCurrencies' => ['supportedFiatCurrencies', null, true],
            'supportedTradingPairs' => ['supportedTradingPairs', null, true],
        ];
    }
}
