<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The return of money that arrived for a payment request, or of an unassigned payment. */
final class Refund extends Record
{
    /**
     * @param string $id Id of the refund.
     * @param string $status 
     * @param string $networkId Network to send on.
     * @param string $networkName Name of the network.
     * @param string $symbol Symbol of the asset to send.
     * @param string $amount Amount to send, as a decimal string.
     * @param string $reason Why it is returned.
     * @param string $requestedBy `key`, `rule`, or the email address of a member.
     * @param int $createdTimestamp When it was created, in Unix seconds.
     * @param string|null $paymentRequestId Payment request whose money is returned. Absent for the return of an unassigned payment.
     * @param string|null $unassignedPaymentId Unassigned payment that is returned.
     * @param string|null $address Address to send to.
     * @param string|null $addressTag Destination tag to send with.
     * @param string|null $txHash Hash of the transaction that you reported.
     * @param string|null $failureMessage Why it failed, or why the reported transaction does not pay it.
     * @param string|null $arrivedAmount What the reported transaction brought to the address, where that is not the amount, as a decimal string.
     * @param string|null $approvedBy Email address of the member who approved it.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $status,
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly string $amount,
        public readonly string $reason,
        public readonly string $requestedBy,
        public readonly int $createdTimestamp,
        public readonly null|string $paymentRequestId = null,
        public readonly null|string $unassignedPaymentId = null,
        public readonly null|string $address = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $txHash = null,
        public readonly null|string $failureMessage = null,
        public readonly null|string $arrivedAmount = null,
        public readonly null|string $approvedBy = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'paymentRequestId' => ['paymentRequestId', null, false],
            'unassignedPaymentId' => ['unassignedPaymentId', null, false],
            'status' => ['status', null, true],
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'address' => ['address', null, false],
            'addressTag' => ['addressTag', null, false],
            'reason' => ['reason', null, true],
            'txHash' => ['txHash', null, false],
            'failureMessage' => ['failureMessage', null, false],
            'arrivedAmount' => ['arrivedAmount', null, false],
            'requestedBy' => ['requestedBy', null, true],
            'approvedBy' => ['approvedBy', null, false],
            'createdTimestamp' => ['createdTimestamp', null, true],
        ];
    }
}
