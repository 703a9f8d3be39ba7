<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Body of a webhook about a payout. */
final class PayoutWebhook extends Record
{
    /**
     * @param string $id Id of this delivery. Changes with every attempt.
     * @param string $eventId Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.
     * @param string $eventType 
     * @param int $sequence Grows with each event of the payout.
     * @param int $sentTimestamp When this attempt was sent, in Unix seconds.
     * @param string $payoutId Id of the payout: `transferId` of the event `withdrawalRequested`.
     * @param string $userId Your id of the end user.
     * @param string $payoutStatus 
     * @param string $chain Name of the network to send on.
     * @param string $token Symbol of the asset to send.
     * @param string $address Address of the user’s account to send to.
     * @param string $integrationName Name of the institution or wallet of the account.
     * @param int $timestamp When the event happened, in Unix milliseconds.
     * @param string|null $subClientId Id of the sub-client of the Link session. `null` without one.
     * @param string|null $transactionId Your id of the payout. `null` if you did not send one.
     * @param int|float|string|null $amount Amount to send.
     * @param string|null $amountDecimal `Amount` with every digit.
     * @param string|null $addressTag Destination tag or memo to send with. `null` without one.
     * @param string|null $txHash Hash of the transaction. `null` until you report it.
     * @param int|float|string|null $arrivedAmount What the reported transaction brought to the address, where that is not the amount.
     * @param string|null $arrivedAmountDecimal `ArrivedAmount` with every digit.
     * @param string|null $failureMessage Why it failed, or why the reported transaction does not pay it. `null` otherwise.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly int $sequence,
        public readonly int $sentTimestamp,
        public readonly string $payoutId,
        public readonly string $userId,
        public readonly string $payoutStatus,
        public readonly string $chain,
        public readonly string $token,
        public readonly string $address,
        public readonly string $integrationName,
        public readonly int $timestamp,
        public readonly null|string $subClientId = null,
        public readonly null|string $transactionId = null,
        public readonly null|int|float|string $amount = null,
        public readonly null|string $amountDecimal = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $txHash = null,
        public readonly null|int|float|string $arrivedAmount = null,
        public readonly null|string $arrivedAmountDecimal = null,
        public readonly null|string $failureMessage = null,
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
            'payoutId' => ['PayoutId', null, true],
            'userId' => ['UserId', null, true],
            'subClientId' => ['SubClientId', null, false],
            'transactionId' => ['TransactionId', null, false],
            'payoutStatus' => ['PayoutStatus', null, true],
            'chain' => ['Chain', null, true],
            'token' => ['Token', null, true],
            'amount' => ['Amount', null, false],
            'amountDecimal' => ['AmountDecimal', null, false],
            'address' => ['Address', null, true],
            'addressTag' => ['AddressTag', null, false],
            'integrationName' => ['IntegrationName', null, true],
            'txHash' => ['TxHash', null, false],
            'arrivedAmount' => ['ArrivedAmount', null, false],
            'arrivedAmountDecimal' => ['ArrivedAmountDecimal', null, false],
            'failureMessage' => ['FailureMessage', null, false],
            'timestamp' => ['Timestamp', null, true],
        ];
    }
}
