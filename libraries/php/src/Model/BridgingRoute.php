<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A route from one pair to another. */
final class BridgingRoute extends Record
{
    /**
     * @param BridgingPair $origin 
     * @param BridgingPair $destination 
     * @param string $displayName Name of the route.
     */
    public function __construct(
        public readonly BridgingPair $origin,
        public readonly BridgingPair $destination,
        public readonly string $displayName,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'origin' => ['origin', BridgingPair::class, true],
            'destination' => ['destination', BridgingPair::class, true],
            'displayName' => ['displayName', null, true],
        ];
    }
}
