<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An asset on a network. */
final class BridgingPair extends Record
{
    /**
     * @param string $network CAIP-2 chain id.
     * @param string $asset Symbol of the asset, in any letter case.
     */
    public function __construct(
        public readonly string $network,
        public readonly string $asset,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'network' => ['network', null, true],
            'asset' => ['asset', null, true],
        ];
    }
}
