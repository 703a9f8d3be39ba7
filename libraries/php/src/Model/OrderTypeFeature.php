<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Features of one type of order. */
final class OrderTypeFeature extends Record
{
    /**
     * @param bool $supported `true` if orders of this type can be placed.
     * @param bool $supportsFractionalShares `true` if fractional amounts can be traded.
     * @param bool $supportsExtendedMarketHours `true` if orders can trade outside regular market hours.
     * @param list<string> $supportedTimeInForceList Accepted values of `timeInForce`.
     * @param bool $supportsPlacingBuyOrdersInPaymentSymbolAmount `true` if the amount of a buy order may be in `paymentSymbol`.
     * @param bool $supportsPlacingSellOrdersInPaymentSymbolAmount `true` if the amount of a sell order may be in `paymentSymbol`.
     * @param bool $supportsPlacingBuyOrdersInBaseSymbolAmount `true` if the amount of a buy order may be in `symbol`.
     * @param bool $supportsPlacingSellOrdersInBaseSymbolAmount `true` if the amount of a sell order may be in `symbol`.
     */
    public function __construct(
        public readonly bool $supported,
        public readonly bool $supportsFractionalShares,
        public readonly bool $supportsExtendedMarketHours,
        public readonly array $supportedTimeInForceList,
        public readonly bool $supportsPlacingBuyOrdersInPaymentSymbolAmount,
        public readonly bool $supportsPlacingSellOrdersInPaymentSymbolAmount,
        public readonly bool $supportsPlacingBuyOrdersInBaseSymbolAmount,
        public readonly bool $supportsPlacingSellOrdersInBaseSymbolAmount,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'supported' => ['supported', null, true],
            'supportsFractionalShares' => ['supportsFractionalShares', null, true],
            'supportsExtendedMarketHours' => ['supportsExtendedMarketHours', null, true],
            'supportedTimeInForceList' => ['supportedTimeInForceList', null, true],
            'supportsPlacingBuyOrdersInPaymentSymbolAmount' => ['supportsPlacingBuyOrdersInPaymentSymbolAmount', null, true],
            'supportsPlacingSellOrdersInPaymentSymbolAmount' => ['supportsPlacingSellOrdersInPaymentSymbolAmount', null, true],
            'supportsPlacingBuyOrdersInBaseSymbolAmount' => ['supportsPlacingBuyOrdersInBaseSymbolAmount', null, true],
            'supportsPlacingSellOrdersInBaseSymbolAmount' => ['supportsPlacingSellOrdersInBaseSymbolAmount', null, true],
        ];
    }
}
