<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An asset on a network, and the address that receives it. */
final class BridgingDestination extends Record
{
    /**
     * @param string $network CAIP-2 chain id.
     * @param string $asset Symbol of the asset, in any letter case.
     * @param string $address Address that receives the payout, in the format of the network.
     */
    public function __construct(
        public readonly string $network,
        public readonly string $asset,
        public readonly string $address,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'network' => ['network', null, true],
            'asset' => ['asset', null, true],
            'address' => ['address', null, true],
        ];
    }
}
