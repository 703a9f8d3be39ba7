<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One fee of a bridged transfer. */
final class BridgingFee extends Record
{
    /**
     * @param string $kind Kind of fee, for example `providerRelayerGas`, `providerRelayerService` or `originGas`. Providers may add others.
     * @param string $label Display name of the fee.
     * @param int|float|string $amount Fee, in whole units of `asset`.
     * @param string $asset Symbol of the asset in which the fee is charged.
     * @param bool $includedInEstimate `true` if the fee is deducted from the payout. `false` if the sender pays it on top of the amount.
     * @param int|float|string|null $amountUsd Fee in USD. `null` if the asset has no price.
     */
    public function __construct(
        public readonly string $kind,
        public readonly string $label,
        public readonly int|float|string $amount,
        public readonly string $asset,
        public readonly bool $includedInEstimate,
        public readonly null|int|float|string $amountUsd = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'kind' => ['kind', null, true],
            'label' => ['label', null, true],
            'amount' => ['amount', null, true],
            'asset' => ['asset', null, true],
            'amountUsd' => ['amountUsd', null, false],
            'includedInEstimate' => ['includedInEstimate', null, true],
        ];
    }
}
