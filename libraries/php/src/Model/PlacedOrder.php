<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The order that was placed. */
final class PlacedOrder extends Record
{
    /**
     * @param string $orderId Id of the order.
     * @param string $brokerType 
     * @param string $side 
     * @param int|float|string $amount `amount` of the request.
     * @param int $timestamp When the order was created, in Unix seconds.
     * @param string $status 
     * @param string $timeInForce 
     * @param string $symbolPair Market of the order: symbols joined by a hyphen.
     * @param int|float|string|null $price Average price, in `paymentSymbol`. Before anything has traded, the limit price.
     * @param int|float|string|null $value Value that has traded so far, in `paymentSymbol`.
     * @param int|float|string|null $fee Fee so far, in `paymentSymbol`.
     * @param string|null $statusDetails Status in the institution’s own terms.
     * @param string|null $errorMessage Message for developers, if the order failed.
     * @param string|null $displayMessage Message that you may show to the end user, if the order failed.
     */
    public function __construct(
        public readonly string $orderId,
        public readonly string $brokerType,
        public readonly string $side,
        public readonly int|float|string $amount,
        public readonly int $timestamp,
        public readonly string $status,
        public readonly string $timeInForce,
        public readonly string $symbolPair,
        public readonly null|int|float|string $price = null,
        public readonly null|int|float|string $value = null,
        public readonly null|int|float|string $fee = null,
        public readonly null|string $statusDetails = null,
        public readonly null|string $errorMessage = null,
        public readonly null|string $displayMessage = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'orderId' => ['orderId', null, true],
            'brokerType' => ['brokerType', null, true],
            'side' => ['side', null, true],
            'amount' => ['amount', null, true],
            'price' => ['price', null, false],
            'value' => ['value', null, false],
            'fee' => ['fee', null, false],
            'timestamp' => ['timestamp', null, true],
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, false],
            'timeInForce' => ['timeInForce', null, true],
            'symbolPair' => ['symbolPair', null, true],
            'errorMessage' => ['errorMessage', null, false],
            'displayMessage' => ['displayMessage', null, false],
        ];
    }
}
