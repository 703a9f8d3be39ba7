<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer to quote. */
final class QuoteBridgeRequest extends Record
{
    /**
     * @param BridgingPair $origin The pair that is paid in.
     * @param BridgingDestination $destination The pair to pay out, and the address that receives it.
     * @param int|float|string $amount Amount to pay in, in whole units of the origin asset. A JSON number; a string is rejected.
     */
    public function __construct(
        public readonly BridgingPair $origin,
        public readonly BridgingDestination $destination,
        public readonly int|float|string $amount,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'origin' => ['origin', BridgingPair::class, true],
            'destination' => ['destination', BridgingDestination::class, true],
            'amount' => ['amount', null, true],
        ];
    }
}
