<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Ids that identify the transfer. */
final class BridgingTracking extends Record
{
    /**
     * @param string $userId `userId` of the request.
     * @param string $transactionId `transactionId` of the request.
     * @param string $transferId Id of the transfer, in webhooks and in GET `/transfers/managed/platform`.
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $transactionId,
        public readonly string $transferId,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'userId' => ['userId', null, true],
            'transactionId' => ['transactionId', null, true],
            'transferId' => ['transferId', null, true],
        ];
    }
}
