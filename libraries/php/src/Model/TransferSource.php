<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The institution that the asset comes from. */
final class TransferSource extends Record
{
    /**
     * @param string $id Integration id.
     * @param string $type 
     * @param string $name Display name of the institution.
     * @param string|null $logoUrl URL of the institution’s logo.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $type,
        public readonly string $name,
        public readonly null|string $logoUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'type' => ['type', null, true],
            'name' => ['name', null, true],
            'logoUrl' => ['logoUrl', null, false],
        ];
    }
}
