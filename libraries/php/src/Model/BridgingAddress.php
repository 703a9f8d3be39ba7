<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A bridging address and how to use it. */
final class BridgingAddress extends Record
{
    /**
     * @param BridgingTracking $tracking 
     * @param SelectedBridgingRoute $selectedRoute 
     * @param BridgingConstraints $constraints 
     * @param list<string> $warnings Warnings, for example about a minimum amount.
     */
    public function __construct(
        public readonly BridgingTracking $tracking,
        public readonly SelectedBridgingRoute $selectedRoute,
        public readonly BridgingConstraints $constraints,
        public readonly array $warnings,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'tracking' => ['tracking', BridgingTracking::class, true],
            'selectedRoute' => ['selectedRoute', SelectedBridgingRoute::class, true],
            'constraints' => ['constraints', BridgingConstraints::class, true],
            'warnings' => ['warnings', null, true],
        ];
    }
}
