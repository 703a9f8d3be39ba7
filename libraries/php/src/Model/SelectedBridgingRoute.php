<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The route of the transfer. */
final class SelectedBridgingRoute extends Record
{
    /**
     * @param BridgingPair $origin The pair that is paid in.
     * @param BridgingDepositAddress $bridgingAddress 
     * @param BridgingDestination $destination The pair that is paid out, and the address that receives it.
     */
    public function __construct(
        public readonly BridgingPair $origin,
        public readonly BridgingDepositAddress $bridgingAddress,
        public readonly BridgingDestination $destination,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'origin' => ['origin', BridgingPair::class, true],
            'bridgingAddress' => ['bridgingAddress', BridgingDepositAddress::class, true],
            'destination' => ['destination', BridgingDestination::class, true],
        ];
    }
}
