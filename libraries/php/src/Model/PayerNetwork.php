<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network on which an order was paid. */
final class PayerNetwork extends Record
{
    /**
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $networkName Display name of the network.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $networkName,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
        ];
    }
}
