<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A part of what arrived that is not credited. */
final class PayerRest extends Record
{
    /**
     * @param string $state 
     * @param string $amount Amount, as a decimal in whole units of the asset of the order.
     */
    public function __construct(
        public readonly string $state,
        public readonly string $amount,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'state' => ['state', null, true],
            'amount' => ['amount', null, true],
        ];
    }
}
