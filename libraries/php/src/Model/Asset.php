<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An asset. */
final class Asset extends Record
{
    /**
     * @param string $symbol Ticker symbol.
     * @param string $name Display name.
     * @param string $type 
     */
    public function __construct(
        public readonly string $symbol,
        public readonly string $name,
        public readonly string $type,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'name' => ['name', null, true],
            'type' => ['type', null, true],
        ];
    }
}
