<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A token on the network. */
final class NetworkToken extends Record
{
    /**
     * @param string $symbol Symbol of the token.
     * @param string|null $logoUrl URL of the token’s logo.
     */
    public function __construct(
        public readonly string $symbol,
        public readonly null|string $logoUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'logoUrl' => ['logoUrl', null, false],
        ];
    }
}
