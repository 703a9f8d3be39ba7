<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network on which the account sends the asset. */
final class SymbolChain extends Record
{
    /**
     * @param string $chain Name of the network at the institution.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param int|float|string $fee Fee in the asset, on top of the amount.
     * @param int|float|string $minWithdrawAmount Smallest amount that can be sent, in the asset.
     * @param int|float|string|null $maxWithdrawAmount Largest amount that can be sent, in the asset. Absent if there is no limit.
     * @param string|null $notes Why nothing can be sent on this network now. Absent if sending is possible.
     */
    public function __construct(
        public readonly string $chain,
        public readonly string $networkId,
        public readonly int|float|string $fee,
        public readonly int|float|string $minWithdrawAmount,
        public readonly null|int|float|string $maxWithdrawAmount = null,
        public readonly null|string $notes = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'chain' => ['chain', null, true],
            'networkId' => ['networkId', null, true],
            'fee' => ['fee', null, true],
            'minWithdrawAmount' => ['minWithdrawAmount', null, true],
            'maxWithdrawAmount' => ['maxWithdrawAmount', null, false],
            'notes' => ['notes', null, false],
        ];
    }
}
