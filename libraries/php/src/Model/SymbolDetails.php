<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Withdrawal terms of an asset. */
final class SymbolDetails extends Record
{
    /**
     * @param string $symbol Symbol of the asset.
     * @param list<string> $addressTypes Address formats of these networks.
     * @param list<SymbolChain> $chains Networks on which the asset can be sent.
     */
    public function __construct(
        public readonly string $symbol,
        public readonly array $addressTypes,
        public readonly array $chains,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'addressTypes' => ['addressTypes', null, true],
            'chains' => ['chains', [SymbolChain::class], true],
        ];
    }
}
