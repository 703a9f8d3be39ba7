<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Body of a webhook about a payment request. */
final class PaymentRequestWebhook extends Record
{
    /**
     * @param string $id Id of this delivery. Changes with every attempt.
     * @param string $eventId Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.
     * @param string $eventType 
     * @param int $sequence Position of the event in its payment request: 1, 2, and so on.
     * @param int $sentTimestamp When this attempt was sent, in Unix seconds.
     * @param string $paymentRequestId Id of the payment request.
     * @param string $userId Your id of the end user.
     * @param string $paymentRequestStatus 
     * @param string $chain Name of the network to pay on.
     * @param string $token Symbol of the asset to pay.
     * @param string $address Address of the request.
     * @param int $timestamp When the event happened, in Unix milliseconds.
     * @param string|null $subClientId Id of the sub-client of the Link session. `null` without one.
     * @param string|null $transactionId Your id of the order. `null` if you did not send one.
     * @param string|null $transferId Id of the transfer that pays the order. `null` before the first payment that counts.
     * @param string|null $addressTag Destination tag of `Address`. `null` without one.
     * @param int|float|string|null $amount Amount to pay.
     * @param string|null $amountDecimal `Amount` with every digit.
     * @param int|float|string|null $creditedAmount Final payments that count for the order.
     * @param string|null $creditedAmountDecimal `CreditedAmount` with every digit.
     * @param WebhookPayment|null $payment The payment that the event is about. Absent without one.
     * @param WebhookBridgePayment|null $bridgePayment The address of a bridge that the event is about. Absent without one.
     * @param PayerSide|null $payer 
     */
    public function __construct(
        public readonly string $id,
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly int $sequence,
        public readonly int $sentTimestamp,
        public readonly string $paymentRequestId,
        public readonly string $userId,
        public readonly string $paymentRequestStatus,
        public readonly string $chain,
        public readonly string $token,
        public readonly string $address,
        public readonly int $timestamp,
        public readonly null|string $subClientId = null,
        public readonly null|string $transactionId = null,
        public readonly null|string $transferId = null,
        public readonly null|string $addressTag = null,
        public readonly null|int|float|string $amount = null,
        public readonly null|string $amountDecimal = null,
        public readonly null|int|float|string $creditedAmount = null,
        public readonly null|string $creditedAmountDecimal = null,
        public readonly null|WebhookPayment $payment = null,
        public readonly null|WebhookBridgePayment $bridgePayment = null,
        public readonly null|PayerSide $payer = null,
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
            'paymentRequestId' => ['PaymentRequestId', null, true],
            'userId' => ['UserId', null, true],
            'subClientId' => ['SubClientId', null, false],
            'transactionId' => ['TransactionId', null, false],
            'transferId' => ['TransferId', null, false],
            'paymentRequestStatus' => ['PaymentRequestStatus', null, true],
            'chain' => ['Chain', null, true],
            'token' => ['Token', null, true],
            'address' => ['Address', null, true],
            'addressTag' => ['AddressTag', null, false],
            'amount' => ['Amount', null, false],
            'amountDecimal' => ['AmountDecimal', null, false],
            'creditedAmount' => ['CreditedAmount', null, false],
            'creditedAmountDecimal' => ['CreditedAmountDecimal', null, false],
            'payment' => ['Payment', WebhookPayment::class, false],
            'bridgePayment' => ['BridgePayment', WebhookBridgePayment::class, false],
            'payer' => ['Payer', PayerSide::class, false],
            'timestamp' => ['Timestamp', null, true],
        ];
    }
}
