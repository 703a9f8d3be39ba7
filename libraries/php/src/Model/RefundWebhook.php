<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Body of a webhook about a refund. */
final class RefundWebhook extends Record
{
    /**
     * @param string $id Id of this delivery. Changes with every attempt.
     * @param string $eventId Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.
     * @param string $eventType 
     * @param int $sequence Grows with each event of the refund.
     * @param int $sentTimestamp When this attempt was sent, in Unix seconds.
     * @param string $refundId Id of the refund.
     * @param string $refundStatus 
     * @param string $chain Name of the network to send on.
     * @param string $token Symbol of the asset to send.
     * @param string $reason Why it is returned.
     * @param int $timestamp When the event happened, in Unix milliseconds.
     * @param string|null $paymentRequestId Id of the payment request whose money is returned. `null` for the return of an unassigned payment.
     * @param string|null $unassignedPaymentId Id of the unassigned payment that is returned. `null` for money of a payment request.
     * @param string|null $userId Your id of the end user. `null` for the return of an unassigned payment.
     * @param string|null $subClientId Id of the sub-client of the Link session. `null` without one.
     * @param string|null $transactionId Your id of the order. `null` if you did not send one.
     * @param string|null $transferId Id of the transfer of the order. `null` without one.
     * @param int|float|string|null $amount Amount to send.
     * @param string|null $amountDecimal `Amount` with every digit.
     * @param string|null $address Address to send to.
     * @param string|null $addressTag Destination tag to send with. `null` without one.
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
        public readonly string $refundId,
        public readonly string $refundStatus,
        public readonly string $chain,
        public readonly string $token,
        public readonly string $reason,
        public readonly int $timestamp,
        public readonly null|string $paymentRequestId = null,
        public readonly null|string $unassignedPaymentId = null,
        public readonly null|string $userId = null,
        public readonly null|string $subClientId = null,
        public readonly null|string $transactionId = null,
        public readonly null|string $transferId = null,
        public readonly null|int|float|string $amount = null,
        public readonly null|string $amountDecimal = null,
        public readonly null|string $address = null,
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
            'refundId' => ['RefundId', null, true],
            'paymentRequestId' => ['PaymentRequestId', null, false],
            'unassignedPaymentId' => ['UnassignedPaymentId', null, false],
            'userId' => ['UserId', null, false],
            'subClientId' => ['SubClientId', null, false],
            'transactionId' => ['TransactionId', null, false],
            'transferId' => ['TransferId', null, false],
            'refundStatus' => ['RefundStatus', null, true],
            'chain' => ['Chain', null, true],
            'token' => ['Token', null, true],
            'amount' => ['Amount', null, false],
            'amountDecimal' => ['AmountDecimal', null, false],
            'address' => ['Address', null, false],
            'addressTag' => ['AddressTag', null, false],
            'txHash' => ['TxHash', null, false],
            'reason' => ['Reason', null, true],
            'arrivedAmount' => ['ArrivedAmount', null, false],
            'arrivedAmountDecimal' => ['ArrivedAmountDecimal', null, false],
            'failureMessage' => ['FailureMessage', null, false],
            'timestamp' => ['Timestamp', null, true],
        ];
    }
}
