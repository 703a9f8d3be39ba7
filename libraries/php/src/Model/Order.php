<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An order at an institution. */
final class Order extends Record
{
    /**
     * @param string $id Id of the order.
     * @param string $side 
     * @param string $symbol Symbol of the asset that is bought or sold.
     * @param string $name Name of the asset.
     * @param string $assetType Type of the asset. Currently always `cryptocurrency`. One of `equity`, `cryptocurrency`, `option`, `nft`.
     * @param string $paymentSymbol Symbol of the asset that pays, or that is received in a sale.
     * @param string $paymentType 
     * @param int $createdTimestamp When the order was created, in Unix seconds.
     * @param int $updatedTimestamp When the order last changed, in Unix seconds.
     * @param string $status 
     * @param string $orderType 
     * @param string $timeInForce 
     * @param string $brokerType 
     * @param string $transactionType Always `order`. One of `order`.
     * @param int|float|string|null $amount Amount of the order, in units of `symbol`. If the order was placed in `paymentSymbol`, the amount that has traded.
     * @param int|float|string|null $price Average price, in `paymentSymbol`. Before anything has traded, the limit price.
     * @param int|float|string|null $fee Fee, in `paymentSymbol`. Absent if the institution does not report it.
     * @param int|float|string|null $value Value that has traded so far, in `paymentSymbol`.
     * @param string|null $statusDetails Status in the institution’s own terms.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $side,
        public readonly string $symbol,
        public readonly string $name,
        public readonly string $assetType,
        public readonly string $paymentSymbol,
        public readonly string $paymentType,
        public readonly int $createdTimestamp,
        public readonly int $updatedTimestamp,
        public readonly string $status,
        public readonly string $orderType,
        public readonly string $timeInForce,
        public readonly string $brokerType,
        public readonly string $transactionType,
        public readonly null|int|float|string $amount = null,
        public readonly null|int|float|string $price = null,
        public readonly null|int|float|string $fee = null,
        public readonly null|int|float|string $value = null,
        public readonly null|string $statusDetails = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'side' => ['side', null, true],
            'symbol' => ['symbol', null, true],
            'name' => ['name', null, true],
            'assetType' => ['assetType', null, true],
            'paymentSymbol' => ['paymentSymbol', null, true],
            'paymentType' => ['paymentType', null, true],
            'amount' => ['amount', null, false],
            'price' => ['price', null, false],
            'fee' => ['fee', null, false],
            'value' => ['value', null, false],
            'createdTimestamp' => ['createdTimestamp', null, true],
            'updatedTimestamp' => ['updatedTimestamp', null, true],
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, false],
            'orderType' => ['orderType', null, true],
            'timeInForce' => ['timeInForce', null, true],
            'brokerType' => ['brokerType', null, true],
            'transactionType' => ['transactionType', null, true],
        ];
    }
}
