<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An amount that a payer sent and that no other row explains. */
final class PayerOther extends Record
{
    /**
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $networkName Display name of the network.
     * @param string $symbol Symbol of the asset.
     * @param string $state 
     * @param string|null $amount Amount, as a decimal in whole units of `symbol`. Absent while it is unknown.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly string $state,
        public readonly null|string $amount = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'state' => ['state', null, true],
            'amount' => ['amount', null, false],
        ];
    }
}
