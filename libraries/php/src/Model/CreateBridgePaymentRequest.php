<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The asset that the user sends. */
final class CreateBridgePaymentRequest extends Record
{
    /**
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $symbol Symbol of the asset that the user sends.
     * @param string|null $refundAddress Address of the user on that network, for what the bridge does not pay out. Default: the address that the operator has configured. Never an address of which you know only that it sent the payment.
     */
    public function __construct(
        public readonly string $networkId,
        public readonly string $symbol,
        public readonly null|string $refundAddress = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'networkId' => ['networkId', null, true],
            'symbol' => ['symbol', null, true],
            'refundAddress' => ['refundAddress', null, false],
        ];
    }
}
