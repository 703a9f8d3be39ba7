<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The pay-in. */
final class BridgingQuoteOrigin extends Record
{
    /**
     * @param string $network CAIP-2 chain id.
     * @param string $asset Symbol of the asset, in any letter case.
     * @param int|float|string $amount Amount to pay in, in the origin asset.
     */
    public function __construct(
        public readonly string $network,
        public readonly string $asset,
        public readonly int|float|string $amount,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'network' => ['network', null, true],
            'asset' => ['asset', null, true],
            'amount' => ['amount', null, true],
        ];
    }
}
