<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The books of one asset: `arrived` is the sum of the four other amounts. */
final class PaymentRequestSums extends Record
{
    /**
     * @param string $networkId Network of the asset.
     * @param string $networkName Name of the network.
     * @param string $symbol Symbol of the asset.
     * @param string $arrived Everything that is final.
     * @param string $credited Counts for the order.
     * @param string $refunded Arrived at refund addresses.
     * @param string $refunding In refunds that have not ended.
     * @param string $open Waits for your decision: neither credited nor in a refund.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly string $symbol,
        public readonly string $arrived,
        public readonly string $credited,
        public readonly string $refunded,
        public readonly string $refunding,
        public readonly string $open,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'symbol' => ['symbol', null, true],
            'arrived' => ['arrived', null, true],
            'credited' => ['credited', null, true],
            'refunded' => ['refunded', null, true],
            'refunding' => ['refunding', null, true],
            'open' => ['open', null, true],
        ];
    }
}
