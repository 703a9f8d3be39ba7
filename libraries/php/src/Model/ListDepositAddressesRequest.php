<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account, the asset and the networks. */
final class ListDepositAddressesRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string $symbol Symbol of the asset.
     * @param list<RequestedNetwork>|null $networks Only these networks. Absent: every network on which the institution receives the asset.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly string $symbol,
        public readonly null|array $networks = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'symbol' => ['symbol', null, true],
            'networks' => ['networks', [RequestedNetwork::class], false],
        ];
    }
}
