<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What the transfer costs and what arrives. */
final class TransferPreview extends Record
{
    /**
     * @param string $previewId Id of the preview. It becomes the `transferId` when the preview is executed.
     * @param int $previewExpiresIn Seconds until the preview expires.
     * @param string $toAddress Address that receives the asset.
     * @param string $symbol Symbol of the asset.
     * @param int|float|string $amount Amount that was requested, in whole units of the asset.
     * @param string $amountDecimal `amount` with every digit, as a decimal.
     * @param int|float|string $amountInFiat Amount that was requested, in USD.
     * @param int|float|string $totalEstimatedAmount The most that leaves the account, fee included, in whole units of the asset: what the user approves.
     * @param string $totalEstimatedAmountDecimal `totalEstimatedAmount` with every digit, as a decimal.
     * @param int|float|string $totalEstimatedAmountInFiat Amount that leaves the account, fee included, in USD.
     * @param int|float|string $amountToReceive Amount that arrives, in whole units of the asset.
     * @param string $amountToReceiveDecimal `amountToReceive` with every digit, as a decimal.
     * @param int|float|string $amountToReceiveInFiat Amount that arrives, in USD.
     * @param MoneyLine $moneyLine 
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $networkName Display name of the network.
     * @param TransferFee $institutionTransferFee Fee that the institution charges.
     * @param int|float|string $unitPrice Price of one unit of the asset, in USD.
     * @param string $fiatCurrency Currency of the amounts in fiat. Always `USD`.
     * @param string $transferType 
     * @param bool $isFeeIncluded `true` if the fee is deducted from the requested amount. `false` if it is added.
     * @param bool $isBridging `true` if the asset is bridged. Currently always `false`.
     * @param string|null $fromAddress Address of the sender, if it is known.
     * @param string|null $refundAddress Address for sending the asset back to the user.
     * @param string|null $refundAddressTag Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none.
     * @param string|null $addressTag Destination tag or memo of the destination.
     * @param string|null $clientTransactionId `transactionId` of the request.
     * @param list<FundingMethod>|null $fundingMethods With `fundingOptions`: the order that provides the asset when the preview is executed. Absent if the balance is enough.
     */
    public function __construct(
        public readonly string $previewId,
        public readonly int $previewExpiresIn,
        public readonly string $toAddress,
        public readonly string $symbol,
        public readonly int|float|string $amount,
        public readonly string $amountDecimal,
        public readonly int|float|string $amountInFiat,
        public readonly int|float|string $totalEstimatedAmount,
        public readonly string $totalEstimatedAmountDecimal,
        public readonly int|float|string $totalEstimatedAmountInFiat,
        public readonly int|float|string $amountToReceive,
        public readonly string $amountToReceiveDecimal,
        public readonly int|float|string $amountToReceiveInFiat,
        public readonly MoneyLine $moneyLine,
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly TransferFee $institutionTransferFee,
        public readonly int|float|string $unitPrice,
        public readonly string $fiatCurrency,
        public readonly string $transferType,
        public readonly bool $isFeeIncluded,
        public readonly bool $isBridging,
        public readonly null|string $fromAddress = null,
        public readonly null|string $refundAddress = null,
        public readonly null|string $refundAddressTag = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $clientTransactionId = null,
        public readonly null|array $fundingMethods = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'previewId' => ['previewId', null, true],
            'previewExpiresIn' => ['previewExpiresIn', null, true],
            'fromAddress' => ['fromAddress', null, false],
            'refundAddress' => ['refundAddress', null, false],
            'refundAddressTag' => ['refundAddressTag', null, false],
            'toAddress' => ['toAddress', null, true],
            'addressTag' => ['addressTag', null, false],
            'symbol' => ['symbol', null, true],
            'amount' => ['amount', null, true],
            'amountDecimal' => ['amountDecimal', null, true],
            'amountInFiat' => ['amountInFiat', null, true],
            'totalEstimatedAmount' => ['totalEstimatedAmount', null, true],
            'totalEstimatedAmountDecimal' => ['totalEstimatedAmountDecimal', null, true],
            'totalEstimatedAmountInFiat' => ['totalEstimatedAmountInFiat', null, true],
            'amountToReceive' => ['amountToReceive', null, true],
            'amountToReceiveDecimal' => ['amountToReceiveDecimal', null, true],
            'amountToReceiveInFiat' => ['amountToReceiveInFiat', null, true],
            'moneyLine' => ['moneyLine', MoneyLine::class, true],
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'institutionTransferFee' => ['institutionTransferFee', TransferFee::class, true],
            'unitPrice' => ['unitPrice', null, true],
            'fiatCurrency' => ['fiatCurrency', null, true],
            'clientTransactionId' => ['clientTransactionId', null, false],
            'transferType' => ['transferType', null, true],
            'isFeeIncluded' => ['isFeeIncluded', null, true],
            'fundingMethods' => ['fundingMethods', [FundingMethod::class], false],
            'isBridging' => ['isBridging', null, true],
        ];
    }
}
