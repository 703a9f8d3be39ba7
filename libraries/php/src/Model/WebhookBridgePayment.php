<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An address of a bridge. */
final class WebhookBridgePayment extends Record
{
    /**
     * @param string $id Id of the address.
     * @param string $status 
     * @param string $chain Name of the network to pay on.
     * @param string $token Symbol of the asset to pay.
     * @param string $amountDecimal Amount to pay.
     * @param string $payoutAmountDecimal Amount that the bridge pays to the order.
     * @param string $address Address of the bridge.
     * @param string $refundAddress Receives what the bridge does not pay out.
     * @param list<string> $payInTxHashes Payments to the address.
     * @param list<string> $payoutTxHashes Payments of the bridge to the order.
     * @param list<string> $refundTxHashes Refunds. Some bridges report none.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $status,
        public readonly string $chain,
        public readonly string $token,
        public readonly string $amountDecimal,
        public readonly string $payoutAmountDecimal,
        public readonly string $address,
        public readonly string $refundAddress,
        public readonly array $payInTxHashes,
        public readonly array $payoutTxHashes,
        public readonly array $refundTxHashes,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['Id', null, true],
            'status' => ['Status', null, true],
            'chain' => ['Chain', null, true],
            'token' => ['Token', null, true],
            'amountDecimal' => ['AmountDecimal', null, true],
            'payoutAmountDecimal' => ['PayoutAmountDecimal', null, true],
            'address' => ['Address', null, true],
            'refundAddress' => ['RefundAddress', null, true],
            'payInTxHashes' => ['PayInTxHashes', null, true],
            'payoutTxHashes' => ['PayoutTxHashes', null, true],
            'refundTxHashes' => ['RefundTxHashes', null, true],
        ];
    }
}
