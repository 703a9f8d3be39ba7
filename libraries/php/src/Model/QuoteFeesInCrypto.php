<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fees in the asset. */
final class QuoteFeesInCrypto extends Record
{
    /**
     * @param int|float|string $paymentMethodFeeMax Highest fee of the payment method, in whole units of the asset.
     * @param int|float|string $tradingFeeMax Highest trading fee, in whole units of the asset.
     * @param int|float|string $withdrawalFee Withdrawal fee of the institution, network fee included, in whole units of the asset.
     * @param int|float|string $partnerFee Your own fee, in whole units of the asset.
     * @param int|float|string $networkFee Network fee that is charged separately, in whole units of the asset.
     * @param int|float|string $minFees Lowest sum of all fees, in whole units of the asset.
     * @param int|float|string $maxFees Highest sum of all fees, in whole units of the asset.
     */
    public function __construct(
        public readonly int|float|string $paymentMethodFeeMax,
        public readonly int|float|string $tradingFeeMax,
        public readonly int|float|string $withdrawalFee,
        public readonly int|float|string $partnerFee,
        public readonly int|float|string $networkFee,
        public readonly int|float|string $minFees,
        public readonly int|float|string $maxFees,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'paymentMethodFeeMax' => ['paymentMethodFeeMax', null, true],
            'tradingFeeMax' => ['tradingFeeMax', null, true],
            'withdrawalFee' => ['withdrawalFee', null, true],
            'partnerFee' => ['partnerFee', null, true],
            'networkFee' => ['networkFee', null, true],
            'minFees' => ['minFees', null, true],
            'maxFees' => ['maxFees', null, true],
        ];
    }
}
