<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What is possible when trading cryptocurrencies. */
final class TradingFeature extends Record
{
    /**
     * @param bool $supported `true` if cryptocurrencies can be traded.
     * @param bool $supportsFiatCurrencyPayment `true` if orders can be paid in fiat.
     * @param bool $supportsCryptocurrencyPayment `true` if orders can be paid in cryptocurrency.
     * @param bool $supportsMarginOrders `true` if orders can be placed on margin.
     * @param list<string> $supportedCryptocurrencySymbols Cryptocurrencies that can be traded.
     * @param list<string> $supportedCryptocurrencySymbolsForPayment Cryptocurrencies that can be used to pay.
     * @param list<string> $supportedFiatCurrencies Fiat currencies that can be used to pay.
     * @param OrderTypeFeature $marketType Features of market orders.
     * @param OrderTypeFeature $limitType Features of limit orders.
     */
    public function __construct(
        public readonly bool $supported,
        public readonly bool $supportsFiatCurrencyPayment,
        public readonly bool $supportsCryptocurrencyPayment,
        public readonly bool $supportsMarginOrders,
        public readonly array $supportedCryptocurrencySymbols,
        public readonly array $supportedCryptocurrencySymbolsForPayment,
        public readonly array $supportedFiatCurrencies,
        public readonly OrderTypeFeature $marketType,
        public readonly OrderTypeFeature $limitType,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'supported' => ['supported', null, true],
            'supportsFiatCurrencyPayment' => ['supportsFiatCurrencyPayment', null, true],
            'supportsCryptocurrencyPayment' => ['supportsCryptocurrencyPayment', null, true],
            'supportsMarginOrders' => ['supportsMarginOrders', null, true],
            'supportedCryptocurrencySymbols' => ['supportedCryptocurrencySymbols', null, true],
            'supportedCryptocurrencySymbolsForPayment' => ['supportedCryptocurrencySymbolsForPayment', null, true],
            'supportedFiatCurrencies' => ['supportedFiatCurrencies', null, true],
            'marketType' => ['marketType', OrderTypeFeature::class, true],
            'limitType' => ['limitType', OrderTypeFeature::class, true],
        ];
    }
}
