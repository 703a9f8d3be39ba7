<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The payout. */
final class BridgingQuoteDestination extends Record
{
    /**
     * @param string $network CAIP-2 chain id.
     * @param string $asset Symbol of the asset, in any letter case.
     * @param string $address Address that receives the payout, in the format of the network.
     * @param int|float|string $estimatedAmount Estimated payout in the destination asset, after the fees with `includedInEstimate` `true`.
     * @param int|float|string|null $minimumAmount Indicative payout at the configured slippage tolerance, in the destination asset. `null` if not known.
     */
    public function __construct(
        public readonly string $network,
        public readonly string $asset,
        public readonly string $address,
        public readonly int|float|string $estimatedAmount,
        public readonly null|int|float|string $minimumAmount = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'network' => ['network', null, true],
            'asset' => ['asset', null, true],
            'address' => ['address', null, true],
            'estimatedAmount' => ['estimatedAmount', null, true],
            'minimumAmount' => ['minimumAmount', null, false],
        ];
    }
}
