<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The pairs to find routes to. */
final class ListDepositRoutesRequest extends Record
{
    /**
     * @param list<BridgingPair> $destinations Pairs that you can receive.
     * @param bool|null $optimized `true`: at most one destination per source, chosen by the configured network priority. `false`: every matching route. Default `true`.
     */
    public function __construct(
        public readonly array $destinations,
        public readonly null|bool $optimized = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'destinations' => ['destinations', [BridgingPair::class], true],
            'optimized' => ['optimized', null, false],
        ];
    }
}
