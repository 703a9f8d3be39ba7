<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** The transfer that was executed. */
final class ExecutedTransfer extends Record
{
    /**
     * @param string $transferId Id of the transfer. Same value as the `previewId`.
     * @param string $status 
     * @param string $fromAddress Address of the sender: that of a self-custody wallet. Empty for institutions, which send from pooled wallets.
     * @param string $toAddress Address that receives the asset.
     * @param string $symbol Symbol of the asset.
     * @param string $networkName Display name of the network.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param int|float|string $amount Amount that was requested, in whole units of the asset.
     * @param string $amountDecimal `amount` with every digit, as a decimal.
     * @param int|float|string $amountToReceive Amount that arrives, in whole units of the asset.
     * @param string $amountToReceiveDecimal `amountToReceive` with every digit, as a decimal.
     * @param int|float|string $amountInFiat Amount that was requested, in USD.
     * @param int|float|string $amountToReceiveInFiat Amount that arrives, in USD.
     * @param int|float|string $totalAmountInFiat Amount that leaves the account, fee included, in USD.
     * @param TransferFee $institutionTransferFee Fee that the institution charges.
     * @param string|null $statusDetails The status in words.
     * @param string|null $addressTag Destination tag or memo of `toAddress`.
     * @param string|null $hash Hash of the transaction on the chain. Absent until it is known.
     */
    public function __construct(
        public readonly string $transferId,
        public readonly string $status,
        public readonly string $fromAddress,
        public readonly string $toAddress,
        public readonly string $symbol,
        public readonly string $networkName,
        public readonly string $networkId,
        public readonly int|float|string $amount,
        public readonly string $amountDecimal,
        public readonly int|float|string $amountToReceive,
        public readonly string $amountToReceiveDecimal,
        public readonly int|float|string $amountInFiat,
        public readonly int|float|string $amountToReceiveInFiat,
        public readonly int|float|string $totalAmountInFiat,
        public readonly TransferFee $institutionTransferFee,
        public readonly null|string $statusDetails = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $hash = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'transferId' => ['transferId', null, true],
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, false],
            'fromAddress' => ['fromAddress', null, true],
            'toAddress' => ['toAddress', null, true],
            'addressTag' => ['addressTag', null, false],
            'symbol' => ['symbol', null, true],
            'networkName' => ['networkName', null, true],
            'networkId' => ['networkId', null, true],
            'hash' => ['hash', null, false],
            'amount' => ['amount', null, true],
            'amountDecimal' => ['amountDecimal', null, true],
            'amountToReceive' => ['amountToReceive', null, true],
            'amountToReceiveDecimal' => ['amountToReceiveDecimal', null, true],
            'amountInFiat' => ['amountInFiat', null, true],
            'amountToReceiveInFiat' => ['amountToReceiveInFiat', null, true],
            'totalAmountInFiat' => ['totalAmountInFiat', null, true],
            'institutionTransferFee' => ['institutionTransferFee', TransferFee::class, true],
        ];
    }
}
