<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account, the asset and the network. */
final class GetDepositAddressRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string $symbol Symbol of the asset.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly string $symbol,
        public readonly string $networkId,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'symbol' => ['symbol', null, true],
            'networkId' => ['networkId', null, true],
        ];
    }
}
