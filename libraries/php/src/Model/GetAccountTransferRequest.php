<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The connected account and the transaction to read. */
final class GetAccountTransferRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string|null $transactionId Id of the transaction at the institution.
     * @param string|null $transactionHash Hash of the transaction on the chain.
     * @param string|null $symbol Symbol of the asset. Makes the search faster at institutions that are read asset by asset.
     * @param string|null $addressType Address format of the network.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly null|string $transactionId = null,
        public readonly null|string $transactionHash = null,
        public readonly null|string $symbol = null,
        public readonly null|string $addressType = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'transactionId' => ['transactionId', null, false],
            'transactionHash' => ['transactionHash', null, false],
            'symbol' => ['symbol', null, false],
            'addressType' => ['addressType', null, false],
        ];
    }
}
