<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer to create an address for. */
final class CreateBridgingAddressRequest extends Record
{
    /**
     * @param string $userId Your stable id of the end user. Must not contain personal data.
     * @param string $transactionId Your id of the transfer. Together with `userId` it makes the request idempotent.
     * @param BridgingPair $origin The pair that is paid in.
     * @param BridgingDestination $destination The pair to pay out, and the address that receives it.
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $transactionId,
        public readonly BridgingPair $origin,
        public readonly BridgingDestination $destination,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'userId' => ['userId', null, true],
            'transactionId' => ['transactionId', null, true],
            'origin' => ['origin', BridgingPair::class, true],
            'destination' => ['destination', BridgingDestination::class, true],
        ];
    }
}
