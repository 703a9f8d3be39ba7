<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What the transfer costs, and who pays what of it. */
final class CombinedTransferPreview extends Record
{
    /**
     * @param string $transferId Id of the combined transfer. It exists once a part has been executed.
     * @param int $previewExpiresIn Seconds until the first part must have been executed. The others may follow for ten minutes.
     * @param string $toAddress Address that receives the asset.
     * @param string $symbol Symbol of the asset.
     * @param string $networkId Network id from GET `/transfers/managed/networks`. Ids never change.
     * @param string $networkName Display name of the network.
     * @param int|float|string $amountToReceive What these parts pay together, in whole units of the asset.
     * @param string $amountToReceiveDecimal `amountToReceive` with every digit, as a decimal.
     * @param int|float|string $amountToReceiveInFiat What these parts pay together, in USD.
     * @param int|float|string $totalEstimatedAmount What leaves the accounts, fees included, in whole units of the asset.
     * @param string $totalEstimatedAmountDecimal `totalEstimatedAmount` with every digit, as a decimal.
     * @param int|float|string $totalEstimatedAmountInFiat What leaves the accounts, fees included, in USD.
     * @param list<PreviewedPart> $parts The parts, the largest first.
     * @param string|null $addressTag Destination tag or memo of `toAddress`.
     */
    public function __construct(
        public readonly string $transferId,
        public readonly int $previewExpiresIn,
        public readonly string $toAddress,
        public readonly string $symbol,
        public readonly string $networkId,
        public readonly string $networkName,
        public readonly int|float|string $amountToReceive,
        public readonly string $amountToReceiveDecimal,
        public readonly int|float|string $amountToReceiveInFiat,
        public readonly int|float|string $totalEstimatedAmount,
        public readonly string $totalEstimatedAmountDecimal,
        public readonly int|float|string $totalEstimatedAmountInFiat,
        public readonly array $parts,
        public readonly null|string $addressTag = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'transferId' => ['transferId', null, true],
            'previewExpiresIn' => ['previewExpiresIn', null, true],
            'toAddress' => ['toAddress', null, true],
            'addressTag' => ['addressTag', null, false],
            'symbol' => ['symbol', null, true],
            'networkId' => ['networkId', null, true],
            'networkName' => ['networkName', null, true],
            'amountToReceive' => ['amountToReceive', null, true],
            'amountToReceiveDecimal' => ['amountToReceiveDecimal', null, true],
            'amountToReceiveInFiat' => ['amountToReceiveInFiat', null, true],
            'totalEstimatedAmount' => ['totalEstimatedAmount', null, true],
            'totalEstimatedAmountDecimal' => ['totalEstimatedAmountDecimal', null, true],
            'totalEstimatedAmountInFiat' => ['totalEstimatedAmountInFiat', null, true],
            'parts' => ['parts', [PreviewedPart::class], true],
        ];
    }
}
