<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The money to return. */
final class CreateRefundRequest extends Record
{
    /**
     * @param string $amount Amount to return, as a decimal string.
     * @param string $reason Why it is returned.
     * @param string|null $paymentRequestId Id of the payment request.
     * @param string|null $unassignedPaymentId Id of the unassigned payment to return, in place of `paymentRequestId`. It takes an `address`.
     * @param string|null $networkId Network of the money. Default: that of the request. Only with `paymentRequestId`.
     * @param string|null $symbol Asset to return. Default: that of the request. Only with `paymentRequestId`.
     * @param string|null $address Address to return it to.
     * @param string|null $addressTag Destination tag of `address`.
     */
    public function __construct(
        public readonly string $amount,
        public readonly string $reason,
        public readonly null|string $paymentRequestId = null,
        public readonly null|string $unassignedPaymentId = null,
        public readonly null|string $networkId = null,
        public readonly null|string $symbol = null,
        public readonly null|string $address = null,
        public readonly null|string $addressTag = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'paymentRequestId' => ['paymentRequestId', null, false],
            'unassignedPaymentId' => ['unassignedPaymentId', null, false],
            'amount' => ['amount', null, true],
            'networkId' => ['networkId', null, false],
            'symbol' => ['symbol', null, false],
            'address' => ['address', null, false],
            'addressTag' => ['addressTag', null, false],
            'reason' => ['reason', null, true],
        ];
    }
}
