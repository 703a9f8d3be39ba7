<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The pairs to find routes from. */
final class ListWithdrawalRoutesRequest extends Record
{
    /**
     * @param list<BridgingPair> $sources Pairs that you can send from.
     * @param bool|null $optimized `true`: at most one source per destination, chosen by the configured network priority. `false`: every matching route. Default `true`.
     */
    public function __construct(
        public readonly array $sources,
        public readonly null|bool $optimized = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'sources' => ['sources', [BridgingPair::class], true],
            'optimized' => ['optimized', null, false],
        ];
    }
}
