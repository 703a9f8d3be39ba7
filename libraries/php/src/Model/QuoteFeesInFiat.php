<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fees in USD. */
final class QuoteFeesInFiat extends Record
{
    /**
     * @param int|float|string $paymentMethodFeeMaxFiat Highest fee of the payment method, in USD.
     * @param int|float|string $tradingFeeMaxFiat Highest trading fee, in USD.
     * @param int|float|string $withdrawalFeeFiat Withdrawal fee of the institution, network fee included, in USD.
     * @param int|float|string $partnerFeeFiat Your own fee, in USD.
     * @param int|float|string $networkFeeFiat Network fee that is charged separately, in USD.
     * @param int|float|string $minFeesFiat Lowest sum of all fees, in USD.
     * @param int|float|string $maxFeesFiat Highest sum of all fees, in USD.
     */
    public function __construct(
        public readonly int|float|string $paymentMethodFeeMaxFiat,
        public readonly int|float|string $tradingFeeMaxFiat,
        public readonly int|float|string $withdrawalFeeFiat,
        public readonly int|float|string $partnerFeeFiat,
        public readonly int|float|string $networkFeeFiat,
        public readonly int|float|string $minFeesFiat,
        public readonly int|float|string $maxFeesFiat,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'paymentMethodFeeMaxFiat' => ['paymentMethodFeeMaxFiat', null, true],
            'tradingFeeMaxFiat' => ['tradingFeeMaxFiat', null, true],
            'withdrawalFeeFiat' => ['withdrawalFeeFiat', null, true],
            'partnerFeeFiat' => ['partnerFeeFiat', null, true],
            'networkFeeFiat' => ['networkFeeFiat', null, true],
            'minFeesFiat' => ['minFeesFiat', null, true],
            'maxFeesFiat' => ['maxFeesFiat', null, true],
        ];
    }
}
