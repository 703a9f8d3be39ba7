<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A field that the user fills in. */
final class AuthenticationField extends Record
{
    /**
     * @param string $name Name of the field in the body of POST `/authenticate`, with a capital first letter.
     * @param string $description Label of the field. You may show it to the user.
     */
    public function __construct(
        public readonly string $name,
        public readonly string $description,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'name' => ['name', null, true],
            'description' => ['description', null, true],
        ];
    }
}
