<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An order of a fixed amount that is paid by sending to an address. */
final class PaymentRequest extends Record
{
    /**
     * @param string $id Id of the payment request.
     * @param string $userId Your id of the end user.
     * @param string $status 
     * @param string $networkId Network to pay on.
     * @param string $networkName Name of the network.
     * @param string $symbol Symbol of the asset to pay.
     * @param string $amount Amount to pay, as a decimal string.
     * @param string $creditedAmount Final payments that count for the order.
     * @param string $dueAmount Still to be paid. Payments that are not final are deducted.
     * @param string $address Address to pay to. No other order ever gets it.
     * @param int $createdTimestamp When it was created, in Unix seconds.
     * @param int $expiresTimestamp When the time to pay ends, in Unix seconds.
     * @param list<IncomingPayment> $payments Payments to the address, in the order in which they were seen.
     * @param list<PaymentRequestSums> $sums The books of each asset that arrived.
     * @param list<Refund> $refunds Refunds of this request, the oldest first.
     * @param list<BridgePayment> $bridgePayments Addresses of bridges at which the order can be paid in another asset, the oldest first.
     * @param string|null $transactionId Your id of the order.
     * @param string|null $transferId Id of the transfer that pays the order, in GET `/transfers/managed/platform` and in transfer webhooks. Present from the first payment that counts.
     * @param string|null $addressTag Destination tag. A payment without it is not recognized.
     * @param string|null $reference On Solana: the public key that marks the payment (Solana Pay). A payment without it is not recognized.
     * @param string|null $paymentUri Payment request for wallets: EIP-681, BIP-21, Solana Pay, or `ripple:` with `amount` and `dt`. Absent on Tron.
     * @param string|null $refundAddress Address for refunds that the payer has given in Link. Refunds go there by default.
     * @param string|null $refundAddressTag Destination tag of `refundAddress`.
     * @param string|null $x402Url Where an agent pays the order by x402 version 2. Present where the relayer sends signed payments of the asset for you. Whoever has it can pay the order and read its state.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $userId,
        public readonly string $status,
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly string $amount,
        public readonly string $creditedAmount,
        public readonly string $dueAmount,
        public readonly string $address,
        public readonly int $createdTimestamp,
        public readonly int $expiresTimestamp,
        public readonly array $payments,
        public readonly array $sums,
        public readonly array $refunds,
        public readonly array $bridgePayments,
        public readonly null|string $transactionId = null,
        public readonly null|string $transferId = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $reference = null,
        public readonly null|string $paymentUri = null,
        public readonly null|string $refundAddress = null,
        public readonly null|string $refundAddressTag = null,
        public readonly null|string $x402Url = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'userId' => ['userId', null, true],
            'transactionId' => ['transactionId', null, false],
            'transferId' => ['transferId', null, false],
            'status' => ['status', null, true],
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'creditedAmount' => ['creditedAmount', null, true],
            'dueAmount' => ['dueAmount', null, true],
            'address' => ['address', null, true],
            'addressTag' => ['addressTag', null, false],
            'reference' => ['reference', null, false],
            'paymentUri' => ['paymentUri', null, false],
            'refundAddress' => ['refundAddress', null, false],
            'refundAddressTag' => ['refundAddressTag', null, false],
            'x402Url' => ['x402Url', null, false],
            'createdTimestamp' => ['createdTimestamp', null, true],
            'expiresTimestamp' => ['expiresTimestamp', null, true],
            'payments' => ['payments', [IncomingPayment::class], true],
            'sums' => ['sums', [PaymentRequestSums::class], true],
            'refunds' => ['refunds', [Refund::class], true],
            'bridgePayments' => ['bridgePayments', [BridgePayment::class], true],
        ];
    }
}
