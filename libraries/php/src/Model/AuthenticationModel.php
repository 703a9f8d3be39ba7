<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fields to collect from the user. */
final class AuthenticationModel extends Record
{
    /**
     * @param list<AuthenticationField> $fields Fields to collect. Empty for `OAuth`.
     */
    public function __construct(
        public readonly array $fields,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'fields' => ['fields', [AuthenticationField::class], true],
        ];
    }
}
