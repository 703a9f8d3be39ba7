<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A fee of a transfer. */
final class TransferFee extends Record
{
    /**
     * @param int|float|string $fee Fee, in whole units of `feeCurrency`.
     * @param string $feeDecimal `fee` with every digit, as a decimal.
     * @param string $feeCurrency Symbol of the asset in which the fee is charged.
     * @param int|float|string $feeInFiat Fee in USD. 0 if the asset has no price.
     * @param int|float|string $feeInTransferCurrency Fee, in whole units of the transferred asset.
     */
    public function __construct(
        public readonly int|float|string $fee,
        public readonly string $feeDecimal,
        public readonly string $feeCurrency,
        public readonly int|float|string $feeInFiat,
        public readonly int|float|string $feeInTransferCurrency,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fee' => ['fee', null, true],
            'feeDecimal' => ['feeDecimal', null, true],
            'feeCurrency' => ['feeCurrency', null, true],
            'feeInFiat' => ['feeInFiat', null, true],
            'feeInTransferCurrency' => ['feeInTransferCurrency', null, true],
        ];
    }
}
