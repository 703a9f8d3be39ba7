<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A transfer. Values in USD are at the price of the preview. */
final class TransferRecord extends Record
{
    /**
     * @param string $id Id of the transfer.
     * @param string $transferId Same value as `id`.
     * @param string $clientId Your client id.
     * @param string $userId Your id of the end user.
     * @param string $status 
     * @param int|float|string $amount Amount that was requested, in whole units of the asset: what `amount` means in every answer and event of a transfer.
     * @param string $amountDecimal `amount` with every digit, as a decimal.
     * @param int|float|string $amountToReceive Amount that arrives, in whole units of the asset.
     * @param string $amountToReceiveDecimal `amountToReceive` with every digit, as a decimal.
     * @param int|float|string $amountInFiat Amount that was requested, in USD.
     * @param int|float|string $amountToReceiveInFiat Amount that arrives, in USD.
     * @param string $amountInFiatCurrencyCode Currency of the amounts in fiat. Always `USD`.
     * @param int|float|string $sourceAmount Amount that leaves the account, fee included, in whole units of the asset.
     * @param string $sourceAmountDecimal `sourceAmount` with every digit, as a decimal.
     * @param string $amountsState 
     * @param MoneyLine $moneyLine 
     * @param string $state 
     * @param string $caseCode Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code.
     * @param string $symbol Symbol of the asset.
     * @param string $networkName Display name of the network.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param TransferSource $from 
     * @param string $destinationAddress Address that receives the asset.
     * @param TransferFee $withdrawalFee Fee that the institution charges.
     * @param int|float|string $totalFeesAmountInFiat Sum of all fees, in USD.
     * @param int|float|string $totalTransactionAmountInFiat Value of all that leaves the account, fees included, in USD.
     * @param string $transferType 
     * @param bool $isFeeIncluded `true` if the fee was deducted from the requested amount. `false` if it was added.
     * @param bool $isSmartFundingTransfer `true` if the asset was converted or bought at the institution before it was sent.
     * @param bool $isBridgingTransfer `true` for transfers through a bridging address.
     * @param int $createdTimestamp When the transfer was created, in Unix seconds.
     * @param string|null $clientTransactionId Your id of the transaction.
     * @param string|null $institutionTransactionId Id of the transaction at the institution. Absent until the institution returns one.
     * @param string|null $subClientId Id of the sub-client of the Link session.
     * @param string|null $statusDetails Why the transfer failed. You may show it to the user.
     * @param string|null $approvedSourceAmountDecimal The most that the user approved to leave the account, fee included, as a decimal in whole units of the asset. Absent for bridged transfers.
     * @param PayerSide|null $payer 
     * @param int|float|string|null $destinationAmount Amount that arrived, in whole units of the asset. Present once it has arrived.
     * @param string|null $destinationAmountDecimal `destinationAmount` with every digit, as a decimal.
     * @param int|float|string|null $destinationAmountInFiat Amount that arrived, in USD. Present once it has arrived.
     * @param string|null $networkLogoUrl URL of the network’s logo.
     * @param string|null $addressTag Destination tag or memo of the destination.
     * @param string|null $refundAddress Address for sending the asset back to the user: the sender’s address for wallets, a deposit address of the user for exchanges.
     * @param string|null $refundAddressTag Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none.
     * @param string|null $hash Hash of the transaction on the chain. Absent until it is known.
     * @param string|null $txHash Same value as `hash`.
     * @param string|null $infoUrl URL of the transaction in a block explorer.
     * @param TransferFee|null $processingFee Your own fee (`clientFee` of the link token): the part of what arrives that you keep.
     * @param list<FundingMethod>|null $fundingMethods Where the asset came from, if it was converted or bought first.
     * @param list<TransferPart>|null $parts Of a combined transfer: what each account pays, also parts that failed. `from` is the account of the largest part; hashes are those of the parts.
     * @param BridgingTransferDetails|null $bridgingDetails Details of the bridge. Present for bridged transfers only.
     * @param int|null $executedTimestamp When the institution accepted the transfer, in Unix seconds.
     */
    public function __construct(
        public readonly string $id,
        public readonly string $transferId,
        public readonly string $clientId,
        public readonly string $userId,
        public readonly string $status,
        public readonly int|float|string $amount,
        public readonly string $amountDecimal,
        public readonly int|float|string $amountToReceive,
        public readonly string $amountToReceiveDecimal,
        public readonly int|float|string $amountInFiat,
        public readonly int|float|string $amountToReceiveInFiat,
        public readonly string $amountInFiatCurrencyCode,
        public readonly int|float|string $sourceAmount,
        public readonly string $sourceAmountDecimal,
        public readonly string $amountsState,
        public readonly MoneyLine $moneyLine,
        public readonly string $state,
        public readonly string $caseCode,
        public readonly string $symbol,
        public readonly string $networkName,
        public readonly string $networkId,
        public readonly TransferSource $from,
        public readonly string $destinationAddress,
        public readonly TransferFee $withdrawalFee,
        public readonly int|float|string $totalFeesAmountInFiat,
        public readonly int|float|string $totalTransactionAmountInFiat,
        public readonly string $transferType,
        public readonly bool $isFeeIncluded,
        public readonly bool $isSmartFundingTransfer,
        public readonly bool $isBridgingTransfer,
        public readonly int $createdTimestamp,
        public readonly null|string $clientTransactionId = null,
        public readonly null|string $institutionTransactionId = null,
        public readonly null|string $subClientId = null,
        public readonly null|string $statusDetails = null,
        public readonly null|string $approvedSourceAmountDecimal = null,
        public readonly null|PayerSide $payer = null,
        public readonly null|int|float|string $destinationAmount = null,
        public readonly null|string $destinationAmountDecimal = null,
        public readonly null|int|float|string $destinationAmountInFiat = null,
        public readonly null|string $networkLogoUrl = null,
        public readonly null|string $addressTag = null,
        public readonly null|string $refundAddress = null,
        public readonly null|string $refundAddressTag = null,
        public readonly null|string $hash = null,
        public readonly null|string $txHash = null,
        public readonly null|string $infoUrl = null,
        public readonly null|TransferFee $processingFee = null,
        public readonly null|array $fundingMethods = null,
        public readonly null|array $parts = null,
        public readonly null|BridgingTransferDetails $bridgingDetails = null,
        public readonly null|int $executedTimestamp = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'transferId' => ['transferId', null, true],
            'clientId' => ['clientId', null, true],
            'clientTransactionId' => ['clientTransactionId', null, false],
            'institutionTransactionId' => ['institutionTransactionId', null, false],
            'userId' => ['userId', null, true],
            'subClientId' => ['subClientId', null, false],
            'status' => ['status', null, true],
            'statusDetails' => ['statusDetails', null, false],
            'amount' => ['amount', null, true],
            'amountDecimal' => ['amountDecimal', null, true],
            'amountToReceive' => ['amountToReceive', null, true],
            'amountToReceiveDecimal' => ['amountToReceiveDecimal', null, true],
            'amountInFiat' => ['amountInFiat', null, true],
            'amountToReceiveInFiat' => ['amountToReceiveInFiat', null, true],
            'amountInFiatCurrencyCode' => ['amountInFiatCurrencyCode', null, true],
            'sourceAmount' => ['sourceAmount', null, true],
            'sourceAmountDecimal' => ['sourceAmountDecimal', null, true],
            'approvedSourceAmountDecimal' => ['approvedSourceAmountDecimal', null, false],
            'amountsState' => ['amountsState', null, true],
            'moneyLine' => ['moneyLine', MoneyLine::class, true],
            'payer' => ['payer', PayerSide::class, false],
            'state' => ['state', null, true],
            'caseCode' => ['caseCode', null, true],
            'destinationAmount' => ['destinationAmount', null, false],
            'destinationAmountDecimal' => ['destinationAmountDecimal', null, false],
            'destinationAmountInFiat' => ['destinationAmountInFiat', null, false],
            'symbol' => ['symbol', null, true],
            'networkName' => ['networkName', null, true],
            'networkId' => ['networkId', null, true],
            'networkLogoUrl' => ['networkLogoUrl', null, false],
            'from' => ['from', TransferSource::class, true],
            'destinationAddress' => ['destinationAddress', null, true],
            'addressTag' => ['addressTag', null, false],
            'refundAddress' => ['refundAddress', null, false],
            'refundAddressTag' => ['refundAddressTag', null, false],
            'hash' => ['hash', null, false],
            'txHash' => ['txHash', null, false],
            'infoUrl' => ['infoUrl', null, false],
            'withdrawalFee' => ['withdrawalFee', TransferFee::class, true],
            'processingFee' => ['processingFee', TransferFee::class, false],
            'totalFeesAmountInFiat' => ['totalFeesAmountInFiat', null, true],
            'totalTransactionAmountInFiat' => ['totalTransactionAmountInFiat', null, true],
            'transferType' => ['transferType', null, true],
            'isFeeIncluded' => ['isFeeIncluded', null, true],
            'isSmartFundingTransfer' => ['isSmartFundingTransfer', null, true],
            'fundingMethods' => ['fundingMethods', [FundingMethod::class], false],
            'parts' => ['parts', [TransferPart::class], false],
            'isBridgingTransfer' => ['isBridgingTransfer', null, true],
            'bridgingDetails' => ['bridgingDetails', BridgingTransferDetails::class, false],
            'createdTimestamp' => ['createdTimestamp', null, true],
            'executedTimestamp' => ['executedTimestamp', null, false],
        ];
    }
}
