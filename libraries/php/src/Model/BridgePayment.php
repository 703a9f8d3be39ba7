<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An address of a bridge at which an order can be paid in another asset. */
final class BridgePayment extends Record
{
    /**
     * @param string $id Id of this address.
     * @param string $status 
     * @param string $networkId Network to pay on.
     * @param string $networkName Name of the network.
     * @param string $symbol Symbol of the asset to pay.
     * @param string $amount To be paid exactly, in one transaction. Less is returned, and of more the excess.
     * @param string $payoutAmount Amount that the bridge pays to the order, in the asset of the order.
     * @param string $address Address of the bridge. It takes one payment.
     * @param string $refundAddress Receives what the bridge does not pay out, on the network to pay on.
     * @param list<string> $payInTxHashes Payments to the address.
     * @param list<string> $payoutTxHashes Payments of the bridge to the order.
     * @param list<string> $refundTxHashes Refunds. Some bridges report none.
     * @param int $createdTimestamp When it was created, in Unix seconds.
     * @param int $expiresTimestamp Until when the price is held, in Unix seconds.
     * @param string|null $paymentUri Payment request for wallets. Absent on Tron.
     * @param string|null $refundedAmount Amount returned, if the bridge reports it.
     * @param string|null $failureMessage The reason of the bridge for a refund or a failure.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $status,
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly string $amount,
        public readonly string $payoutAmount,
        public readonly string $address,
        public readonly string $refundAddress,
        public readonly array $payInTxHashes,
        public readonly array $payoutTxHashes,
        public readonly array $refundTxHashes,
        public readonly int $createdTimestamp,
        public readonly int $expiresTimestamp,
        public readonly null|string $paymentUri = null,
        public readonly null|string $refundedAmount = null,
        public readonly null|string $failureMessage = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'status' => ['status', null, true],
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'payoutAmount' => ['payoutAmount', null, true],
            'address' => ['address', null, true],
            'paymentUri' => ['paymentUri', null, false],
            'refundAddress' => ['refundAddress', null, true],
            'payInTxHashes' => ['payInTxHashes', null, true],
            'payoutTxHashes' => ['payoutTxHashes', null, true],
            'refundTxHashes' => ['refundTxHashes', null, true],
            'refundedAmount' => ['refundedAmount', null, false],
            'failureMessage' => ['failureMessage', null, false],
            'createdTimestamp' => ['createdTimestamp', null, true],
            'expiresTimestamp' => ['expiresTimestamp', null, true],
        ];
    }
}
