<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Who receives the asset. */
final class Beneficiary extends Record
{
    /**
     * @param string $name Full name of the person, or registered name of the business.
     * @param PostalAddress $address Where the person lives, or the registered address of the business.
     */
    public function __construct(
        public readonly string $name,
        public readonly PostalAddress $address,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'name' => ['name', null, true],
            'address' => ['address', PostalAddress::class, true],
        ];
    }
}
