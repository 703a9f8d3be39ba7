<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer to read, and the account it was sent from. */
final class UpdateTransferRequest extends Record
{
    /**
     * @param string $authToken Access token or `tokenId` of the connected account.
     * @param string $type Integration type of the connected account, in any letter case.
     * @param string $transactionId Id of the transaction at the institution, or the `transferId`.
     */
    public function __construct(
        public readonly string $authToken,
        public readonly string $type,
        public readonly string $transactionId,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'authToken' => ['authToken', null, true],
            'type' => ['type', null, true],
            'transactionId' => ['transactionId', null, true],
        ];
    }
}
