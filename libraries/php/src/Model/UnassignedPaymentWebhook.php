<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Body of a webhook about an unassigned payment. */
final class UnassignedPaymentWebhook extends Record
{
    /**
     * @param string $id Id of this delivery. Changes with every attempt.
     * @param string $eventId Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.
     * @param string $eventType 
     * @param int $sequence Always 1.
     * @param int $sentTimestamp When this attempt was sent, in Unix seconds.
     * @param string $unassignedPaymentId Id of the payment.
     * @param string $txHash Hash of the transaction.
     * @param string $networkId Id of the network on which it was sent.
     * @param string $chain Name of the network.
     * @param string $token Symbol of the asset that was sent.
     * @param int|float|string $amount Amount that arrived.
     * @param string $amountDecimal `Amount` with every digit.
     * @param string $address Your account.
     * @param int $seenTimestamp When it was first seen, in Unix seconds.
     * @param int $timestamp When the event happened, in Unix milliseconds.
     * @param string|null $addressTag Destination tag, memo or comment as the payer sent it. `null` without one.
     * @param string|null $fromAddress Sender. It may be an exchange: never return money there unless the payer confirms it.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly int $sequence,
        public readonly int $sentTimestamp,
        public readonly string $unassignedPaymentId,
        public readonly string $txHash,
        public readonly string $networkId,
        public readonly string $chain,
        public readonly string $token,
        public readonly int|float|string $amount,
        public readonly string $amountDecimal,
        public readonly string $address,
        public readonly int $seenTimestamp,
        public readonly int $timestamp,
        public readonly null|string $addressTag = null,
        public readonly null|string $fromAddress = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['Id', null, true],
            'eventId' => ['EventId', null, true],
            'eventType' => ['EventType', null, true],
            'sequence' => ['Sequence', null, true],
            'sentTimestamp' => ['SentTimestamp', null, true],
            'unassignedPaymentId' => ['UnassignedPaymentId', null, true],
            'txHash' => ['TxHash', null, true],
            'networkId' => ['NetworkId', null, true],
            'chain' => ['Chain', null, true],
            'token' => ['Token', null, true],
            'amount' => ['Amount', null, true],
            'amountDecimal' => ['AmountDecimal', null, true],
            'address' => ['Address', null, true],
            'addressTag' => ['AddressTag', null, false],
            'fromAddress' => ['FromAddress', null, false],
            'seenTimestamp' => ['SeenTimestamp', null, true],
            'timestamp' => ['Timestamp', null, true],
        ];
    }
}
