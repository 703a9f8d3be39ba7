<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The routes that were found. */
final class BridgingRoutes extends Record
{
    /**
     * @param list<BridgingRoute> $routes Matching routes. Empty if none matches.
     */
    public function __construct(
        public readonly array $routes,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'routes' => ['routes', [BridgingRoute::class], true],
        ];
    }
}
