<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An order at the institution that provides the asset before it is sent. */
final class FundingMethod extends Record
{
    /**
     * @param string $type 
     * @param int|float|string $amount The least that the order yields, in whole units of `toSymbol`.
     * @param int|float|string $amountInFiat `amount` in USD. 0 if the asset has no price.
     * @param string $toSymbol Asset that is received, and then sent.
     * @param int|float|string $fromAmount The most that the order spends, in whole units of `fromSymbol`.
     * @param string $fromSymbol Asset or currency that is spent.
     * @param TransferFee|null $fee Estimated fee of the exchange for the order.
     */
    public function __construct(
        public readonly string $type,
        public readonly int|float|string $amount,
        public readonly int|float|string $amountInFiat,
        public readonly string $toSymbol,
        public readonly int|float|string $fromAmount,
        public readonly string $fromSymbol,
        public readonly null|TransferFee $fee = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'type' => ['type', null, true],
            'amount' => ['amount', null, true],
            'amountInFiat' => ['amountInFiat', null, true],
            'toSymbol' => ['toSymbol', null, true],
            'fromAmount' => ['fromAmount', null, true],
            'fromSymbol' => ['fromSymbol', null, true],
            'fee' => ['fee', TransferFee::class, false],
        ];
    }
}
