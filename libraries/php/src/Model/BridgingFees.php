<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Fees of the transfer. */
final class BridgingFees extends Record
{
    /**
     * @param list<BridgingFee> $items All fees.
     * @param int|float|string|null $totalUsd Sum of the fees that are deducted from the payout, in USD. `null` if not known.
     */
    public function __construct(
        public readonly array $items,
        public readonly null|int|float|string $totalUsd = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'items' => ['items', [BridgingFee::class], true],
            'totalUsd' => ['totalUsd', null, false],
        ];
    }
}
