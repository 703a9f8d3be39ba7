<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A payment to the address. */
final class WebhookPayment extends Record
{
    /**
     * @param string $id Id of the payment.
     * @param string $txHash Hash of the transaction.
     * @param string $chain Name of the network on which it was sent.
     * @param string $token Symbol of the asset that was sent.
     * @param string $amountDecimal Amount that arrived.
     * @param string $countedAmountDecimal Part of it that counts for the order.
     * @param string $openAmountDecimal Part of it that does not count.
     * @param bool $isFinal `true` in a final block.
     * @param string|null $fromAddress Sender. `null` if the chain does not show it.
     * @param string|null $issue Why it does not count. `null` if it counts. One of `wrongNetwork`, `wrongAsset`, `sanctionedSender`, `dust`, `late`, `repeated`, `overpaid`, `underpaid`, `canceled`, `paidOtherwise`.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $txHash,
        public readonly string $chain,
        public readonly string $token,
        public readonly string $amountDecimal,
        public readonly string $countedAmountDecimal,
        public readonly string $openAmountDecimal,
        public readonly bool $isFinal,
        public readonly null|string $fromAddress = null,
        public readonly null|string $issue = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['Id', null, true],
            'txHash' => ['TxHash', null, true],
            'chain' => ['Chain', null, true],
            'token' => ['Token', null, true],
            'amountDecimal' => ['AmountDecimal', null, true],
            'countedAmountDecimal' => ['CountedAmountDecimal', null, true],
            'openAmountDecimal' => ['OpenAmountDecimal', null, true],
            'isFinal' => ['IsFinal', null, true],
            'fromAddress' => ['FromAddress', null, false],
            'issue' => ['Issue', null, false],
        ];
    }
}
