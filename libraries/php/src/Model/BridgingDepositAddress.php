<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Destination of the pay-in. */
final class BridgingDepositAddress extends Record
{
    /**
     * @param string $address Address on the origin network that takes the pay-in. Single use.
     */
    public function __construct(
        public readonly string $address,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'address' => ['address', null, true],
        ];
    }
}
