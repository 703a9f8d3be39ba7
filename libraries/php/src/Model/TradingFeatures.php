<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Assets that the account can trade. */
final class TradingFeatures extends Record
{
    /**
     * @param string $brokerType 
     * @param string $accountId Account id at the institution.
     * @param string $status 
     * @param TradingFeature $cryptocurrencyOrders 
     * @param PairTradingFeature $cryptocurrencyAssetPairTrading 
     * @param bool $supportsOrderPreview `true` if orders can be previewed.
     * @param bool $supportsPriceQuotes `true` if prices can be quoted.
     * @param bool $supportsOrderCancellation `true` if orders can be canceled.
     * @param bool $isIntegrationUp `true` if the institution is up.
     * @param bool $isTradingSupported `true` if the account can trade.
     * @param bool $usesSpreads `true` if the institution charges a spread instead of a fee.
     * @param int|null $historyRecordLimit Number of past orders per market that the institution returns. Absent if it returns all.
     */
    public function __construct(
        public readonly string $brokerType,
        public readonly string $accountId,
        public readonly string $status,
        public readonly TradingFeature $cryptocurrencyOrders,
        public readonly PairTradingFeature $cryptocurrencyAssetPairTrading,
        public readonly bool $supportsOrderPreview,
        public readonly bool $supportsPriceQuotes,
        public readonly bool $supportsOrderCancellation,
        public readonly bool $isIntegrationUp,
        public readonly bool $isTradingSupported,
        public readonly bool $usesSpreads,
        public readonly null|int $historyRecordLimit = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'brokerType' => ['brokerType', null, true],
            'accountId' => ['accountId', null, true],
            'status' => ['status', null, true],
            'cryptocurrencyOrders' => ['cryptocurrencyOrders', TradingFeature::class, true],
            'cryptocurrencyAssetPairTrading' => ['cryptocurrencyAssetPairTrading', PairTradingFeature::class, true],
            'supportsOrderPreview' => ['supportsOrderPreview', null, true],
            'supportsPriceQuotes' => ['supportsPriceQuotes', null, true],
            'supportsOrderCancellation' => ['supportsOrderCancellation', null, true],
            'isIntegrationUp' => ['isIntegrationUp', null, true],
            'isTradingSupported' => ['isTradingSupported', null, true],
            'historyRecordLimit' => ['historyRecordLimit', null, false],
            'usesSpreads' => ['usesSpreads', null, true],
        ];
    }
}
