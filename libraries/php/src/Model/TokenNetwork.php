<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network on which the token exists. */
final class TokenNetwork extends Record
{
    /**
     * @param string $id Network id.
     * @param string $name Display name.
     * @param string $chainId Chain id, as in GET `/transfers/managed/networks`.
     * @param string|null $logoUrl URL of the logo.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $chainId,
        public readonly null|string $logoUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'name' => ['name', null, true],
            'chainId' => ['chainId', null, true],
            'logoUrl' => ['logoUrl', null, false],
        ];
    }
}
