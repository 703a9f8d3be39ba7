<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The order to be paid. */
final class CreatePaymentRequestRequest extends Record
{
    /**
     * @param string $userId Your stable, unique id of the end user. Must not contain personal data.
     * @param string $transactionId Your id of the order.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $symbol Symbol of the asset to pay.
     * @param string $amount Amount to pay, as a decimal string.
     * @param int|null $expiresInSeconds Time to pay. Default 3,600.
     */
    public function __construct(
        public readonly string $userId,
        public readonly string $transactionId,
        public readonly string $networkId,
        public readonly string $symbol,
        public readonly string $amount,
        public readonly null|int $expiresInSeconds = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'userId' => ['userId', null, true],
            'transactionId' => ['transactionId', null, true],
            'networkId' => ['networkId', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'expiresInSeconds' => ['expiresInSeconds', null, false],
        ];
    }
}
