<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** One page of assets. */
final class AssetPage extends Record
{
    /**
     * @param list<Asset> $items Assets of this page.
     * @param int $total Number of assets that match, on all pages.
     */
    public function __construct(
        public readonly array $items,
        public readonly int $total,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'items' => ['items', [Asset::class], true],
            'total' => ['total', null, true],
        ];
    }
}
