<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A postal address. */
final class PostalAddress extends Record
{
    /**
     * @param string $line1 Street and number.
     * @param string $city Town or city.
     * @param string $postalCode Postal code.
     * @param string $countryCode Country. ISO 3166-1 alpha-2 code.
     * @param string|null $line2 Second line.
     * @param string|null $state State or province, where addresses have one.
     */
    public function __construct(
        public readonly string $line1,
        public readonly string $city,
        public readonly string $postalCode,
        public readonly string $countryCode,
        public readonly null|string $line2 = null,
        public readonly null|string $state = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'line1' => ['line1', null, true],
            'line2' => ['line2', null, false],
            'city' => ['city', null, true],
            'state' => ['state', null, false],
            'postalCode' => ['postalCode', null, true],
            'countryCode' => ['countryCode', null, true],
        ];
    }
}
