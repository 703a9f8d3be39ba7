<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Body of a transfer-status webhook. */
final class TransferWebhook extends Record
{
    /**
     * @param string $id Id of this delivery. Changes with every attempt.
     * @param string $eventId Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key.
     * @param string $eventType 
     * @param int $sequence Position of the event in its transfer: 1, 2, and so on. Use it to order events that arrive late.
     * @param int $sentTimestamp When this attempt was sent, in Unix seconds.
     * @param string $userId Your id of the end user.
     * @param string $transferId Id of the transfer.
     * @param string $transferStatus 
     * @param string $chain Name of the network of `TxHash`: the destination’s, and in refund events that of the refund.
     * @param string $token Symbol of the asset that is moved on `Chain`: the destination’s, and in refund events the refunded one.
     * @param string $destinationAddress Address that receives the asset.
     * @param string $destinationChain Name of the network of `DestinationAddress`.
     * @param string $destinationToken Symbol of the asset that arrives at the destination.
     * @param string $sourceAccountProvider Name of the institution that the asset comes from.
     * @param string $sourceChain Name of the network that the asset comes from. For bridged transfers, that of the pay-in; otherwise the same as `DestinationChain`.
     * @param string $sourceToken Symbol of the asset of `SourceAmount`. For bridged transfers, the paid-in asset, even if the address was issued for another one. A token that the catalog does not list is named by its contract address.
     * @param string $amountsState 
     * @param MoneyLine $moneyLine 
     * @param string $caseCode Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code.
     * @param int $timestamp When the event happened, in Unix milliseconds.
     * @param string|null $subClientId Id of the sub-client of the Link session. `null` without one.
     * @param string|null $transactionId Your id of the transaction. `null` if you did not send one.
     * @param string|null $txHash Hash of the transaction on `Chain`: the one that reaches the destination, and in refund events the refund. `null` until it is known.
     * @param string|null $destinationAddressTag Destination tag or memo of `DestinationAddress`. `null` if it has none.
     * @param int|float|string|null $destinationAmount Amount that arrives at the destination, in whole units of `DestinationToken`. `null` if not known yet.
     * @param string|null $destinationAmountDecimal `DestinationAmount` with every digit, as a decimal. `null` like it.
     * @param int|float|string|null $sourceAmount Amount that left the user’s account, fee included, in whole units of `SourceToken`. For bridged transfers, the amount paid in. `null` if not known yet.
     * @param string|null $sourceAmountDecimal `SourceAmount` with every digit, as a decimal. `null` like it.
     * @param int|float|string|null $feeAmount Fee of the institution, part of `SourceAmount`, in whole units of `SourceToken`. `null` for bridged transfers.
     * @param string|null $feeAmountDecimal `FeeAmount` with every digit, as a decimal. `null` like it.
     * @param PayerSide|null $payer 
     * @param string|null $sourceTxHash Hash of the pay-in on `SourceChain`. Bridged transfers only, otherwise `null`.
     * @param string|null $refundChain Name of the network of the refund. `null` if nothing went back.
     * @param string|null $refundToken Symbol of the asset that goes back. `null` if nothing went back.
     * @param int|float|string|null $refundAmount Amount that goes back, in whole units of `RefundToken`. Of a succeeded transfer: the part that was not paid out. `null` if nothing went back or the amount is not known.
     * @param string|null $refundAmountDecimal `RefundAmount` with every digit, as a decimal. `null` like it.
     * @param string|null $refundTxHash Hash of the refund on `RefundChain`. `null` until it is known.
     * @param string|null $refundAddress Address for sending the asset back to the user. `null` if not known. Never send to it without `RefundAddressTag` where there is one.
     * @param string|null $refundAddressTag Destination tag or memo of `RefundAddress`. `null` if it has none.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $eventId,
        public readonly string $eventType,
        public readonly int $sequence,
        public readonly int $sentTimestamp,
        public readonly string $userId,
        public readonly string $transferId,
        public readonly string $transferStatus,
        public readonly string $chain,
        public readonly string $token,
        public readonly string $destinationAddress,
        public readonly string $destinationChain,
        public readonly string $destinationToken,
        public readonly string $sourceAccountProvider,
        public readonly string $sourceChain,
        public readonly string $sourceToken,
        public readonly string $amountsState,
        public readonly MoneyLine $moneyLine,
        public readonly string $caseCode,
        public readonly int $timestamp,
        public readonly null|string $subClientId = null,
        public readonly null|string $transactionId = null,
        public readonly null|string $txHash = null,
        public readonly null|string $destinationAddressTag = null,
        public readonly null|int|float|string $destinationAmount = null,
        public readonly null|string $destinationAmountDecimal = null,
        public readonly null|int|float|string $sourceAmount = null,
        public readonly null|string $sourceAmountDecimal = null,
        public readonly null|int|float|string $feeAmount = null,
        public readonly null|string $feeAmountDecimal = null,
        public readonly null|PayerSide $payer = null,
        public readonly null|string $sourceTxHash = null,
        public readonly null|string $refundChain = null,
        public readonly null|string $refundToken = null,
        public readonly null|int|float|string $refundAmount = null,
        public readonly null|string $refundAmountDecimal = null,
        public readonly null|string $refundTxHash = null,
        public readonly null|string $refundAddress = null,
        public readonly null|string $refundAddressTag = null,
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
            'userId' => ['UserId', null, true],
            'subClientId' => ['SubClientId', null, false],
            'transactionId' => ['TransactionId', null, false],
            'transferId' => ['TransferId', null, true],
            'transferStatus' => ['TransferStatus', null, true],
            'txHash' => ['TxHash', null, false],
            'chain' => ['Chain', null, true],
            'token' => ['Token', null, true],
            'destinationAddress' => ['DestinationAddress', null, true],
            'destinationAddressTag' => ['DestinationAddressTag', null, false],
            'destinationChain' => ['DestinationChain', null, true],
            'destinationToken' => ['DestinationToken', null, true],
            'destinationAmount' => ['DestinationAmount', null, false],
            'destinationAmountDecimal' => ['DestinationAmountDecimal', null, false],
            'sourceAccountProvider' => ['SourceAccountProvider', null, true],
            'sourceChain' => ['SourceChain', null, true],
            'sourceToken' => ['SourceToken', null, true],
            'sourceAmount' => ['SourceAmount', null, false],
            'sourceAmountDecimal' => ['SourceAmountDecimal', null, false],
            'feeAmount' => ['FeeAmount', null, false],
            'feeAmountDecimal' => ['FeeAmountDecimal', null, false],
            'amountsState' => ['AmountsState', null, true],
            'moneyLine' => ['MoneyLine', MoneyLine::class, true],
            'payer' => ['Payer', PayerSide::class, false],
            'caseCode' => ['CaseCode', null, true],
            'sourceTxHash' => ['SourceTxHash', null, false],
            'refundChain' => ['RefundChain', null, false],
            'refundToken' => ['RefundToken', null, false],
            'refundAmount' => ['RefundAmount', null, false],
            'refundAmountDecimal' => ['RefundAmountDecimal', null, false],
            'refundTxHash' => ['RefundTxHash', null, false],
            'refundAddress' => ['RefundAddress', null, false],
            'refundAddressTag' => ['RefundAddressTag', null, false],
            'timestamp' => ['Timestamp', null, true],
        ];
    }
}
