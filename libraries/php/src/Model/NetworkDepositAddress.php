<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A deposit address on one network. */
final class NetworkDepositAddress extends Record
{
    /**
     * @param string $address Deposit address.
     * @param string $symbol Symbol of the asset.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $caipId CAIP-2 id of the network.
     * @param string $networkName Display name of the network.
     * @param string|null $memo Destination tag or memo. If present, the sender must include it.
     * @param string|null $logoUrl URL of the network’s logo.
     */
    public function __construct(
        public readonly string $address,
        public readonly string $symbol,
        public readonly string $networkId,
        public readonly string $caipId,
        public readonly string $networkName,
        public readonly null|string $memo = null,
        public readonly null|string $logoUrl = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'address' => ['address', null, true],
            'symbol' => ['symbol', null, true],
            'networkId' => ['networkId', null, true],
            'caipId' => ['caipId', null, true],
            'networkName' => ['networkName', null, true],
            'memo' => ['memo', null, false],
            'logoUrl' => ['logoUrl', null, false],
        ];
    }
}
