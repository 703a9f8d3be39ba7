<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A deposit address. */
final class DepositAddress extends Record
{
    /**
     * @param string $symbol Symbol of the asset.
     * @param string $address Deposit address.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string|null $chain Name of the network at the institution.
     * @param string|null $memo Destination tag or memo. If present, the sender must include it.
     * @param string|null $brokerResponseStatus 
     * @param string|null $errorMessage Message for developers. Present if no address was returned.
     */
    public function __construct(
        public readonly string $symbol,
        public readonly string $address,
        public readonly string $networkId,
        public readonly null|string $chain = null,
        public readonly null|string $memo = null,
        public readonly null|string $brokerResponseStatus = null,
        public readonly null|string $errorMessage = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'address' => ['address', null, true],
            'chain' => ['chain', null, false],
            'memo' => ['memo', null, false],
            'networkId' => ['networkId', null, true],
            'brokerResponseStatus' => ['brokerResponseStatus', null, false],
            'errorMessage' => ['errorMessage', null, false],
        ];
    }
}
