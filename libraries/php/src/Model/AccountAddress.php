<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A deposit address. */
final class AccountAddress extends Record
{
    /**
     * @param string $symbol Symbol of the asset.
     * @param string $address Deposit address.
     * @param string $chain Name of the network at the institution.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string|null $memo Destination tag or memo. If present, the sender must include it.
     */
    public function __construct(
        public readonly string $symbol,
        public readonly string $address,
        public readonly string $chain,
        public readonly string $networkId,
        public readonly null|string $memo = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'address' => ['address', null, true],
            'chain' => ['chain', null, true],
            'memo' => ['memo', null, false],
            'networkId' => ['networkId', null, true],
        ];
    }
}
