<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Price of one share. */
final class EquityPrice extends Record
{
    /**
     * @param int|float|string $price Price of one share, in USD.
     * @param int $timestamp When the price was quoted, in Unix seconds.
     */
    public function __construct(
        public readonly int|float|string $price,
        public readonly int $timestamp,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'price' => ['price', null, true],
            'timestamp' => ['timestamp', null, true],
        ];
    }
}
