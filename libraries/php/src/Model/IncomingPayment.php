<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A payment to the address of a request. */
final class IncomingPayment extends Record
{
    /**
     * @param string $id Id of the payment.
     * @param string $txHash Hash of the transaction.
     * @param string $networkId Network on which it was sent.
     * @param string $networkName Name of the network.
     * @param string $symbol Symbol of the asset that was sent.
     * @param string $amount Amount that arrived.
     * @param string $countedAmount Part of it that counts for the order.
     * @param string $state 
     * @param int $seenTimestamp When it was first seen, in Unix seconds.
     * @param string|null $fromAddress Sender. It may be an exchange: never send a refund there unless the user confirms it.
     * @param string|null $issue 
     */
    public function __construct(
        public readonly string $id,
        public readonly string $txHash,
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly string $amount,
        public readonly string $countedAmount,
        public readonly string $state,
        public readonly int $seenTimestamp,
        public readonly null|string $fromAddress = null,
        public readonly null|string $issue = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'txHash' => ['txHash', null, true],
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'countedAmount' => ['countedAmount', null, true],
            'state' => ['state', null, true],
            'fromAddress' => ['fromAddress', null, false],
            'issue' => ['issue', null, false],
            'seenTimestamp' => ['seenTimestamp', null, true],
        ];
    }
}
