<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** A network on which the holding could be sent. */
final class ConfiguredNetwork extends Record
{
    /**
     * @param string $id Network id.
     * @param string $name Display name of the network.
     * @param string $caipNetworkId CAIP-2 id of the network.
     * @param string $toAddress Address that would receive the asset.
     * @param int|float|string $minimumAmount Smallest amount that can be sent, in the asset.
     * @param TransferFee $institutionTransferFee Fee that the institution charges.
     * @param bool $eligibleForTransfer `true` if a transfer on this network is possible.
     * @param bool $eligibleForTransferWithFunding `true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first.
     * @param string|null $logoUrl URL of the network’s logo.
     * @param string|null $addressTag Destination tag or memo of `toAddress`.
     * @param int|float|string|null $maximumAmount Largest amount that can be sent, in the asset.
     * @param int|float|string|null $minimumAmountInFiat Smallest amount that can be sent, in USD. Absent if the asset has no price.
     * @param int|float|string|null $maximumAmountInFiat Largest amount that can be sent, in USD. Absent if the asset has no price.
     * @param TransferFee|null $estimatedNetworkGasFee Estimated network fee, if the user pays it.
     * @param int|float|string|null $totalEstimatedTransferFeeInFiat Sum of all fees, in USD. Absent if the asset has no price.
     * @param string|null $ineligibilityReason 
     */
    public function __construct(
        public readonly string $id,
        public readonly string $name,
        public readonly string $caipNetworkId,
        public readonly string $toAddress,
        public readonly int|float|string $minimumAmount,
        public readonly TransferFee $institutionTransferFee,
        public readonly bool $eligibleForTransfer,
        public readonly bool $eligibleForTransferWithFunding,
        public readonly null|string $logoUrl = null,
        public readonly null|string $addressTag = null,
        public readonly null|int|float|string $maximumAmount = null,
        public readonly null|int|float|string $minimumAmountInFiat = null,
        public readonly null|int|float|string $maximumAmountInFiat = null,
        public readonly null|TransferFee $estimatedNetworkGasFee = null,
        public readonly null|int|float|string $totalEstimatedTransferFeeInFiat = null,
        public readonly null|string $ineligibilityReason = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'id' => ['id', null, true],
            'name' => ['name', null, true],
            'caipNetworkId' => ['caipNetworkId', null, true],
            'logoUrl' => ['logoUrl', null, false],
            'toAddress' => ['toAddress', null, true],
            'addressTag' => ['addressTag', null, false],
            'minimumAmount' => ['minimumAmount', null, true],
            'maximumAmount' => ['maximumAmount', null, false],
            'minimumAmountInFiat' => ['minimumAmountInFiat', null, false],
            'maximumAmountInFiat' => ['maximumAmountInFiat', null, false],
            'institutionTransferFee' => ['institutionTransferFee', TransferFee::class, true],
            'estimatedNetworkGasFee' => ['estimatedNetworkGasFee', TransferFee::class, false],
            'totalEstimatedTransferFeeInFiat' => ['totalEstimatedTransferFeeInFiat', null, false],
            'eligibleForTransfer' => ['eligibleForTransfer', null, true],
            'ineligibilityReason' => ['ineligibilityReason', null, false],
            'eligibleForTransferWithFunding' => ['eligibleForTransferWithFunding', null, true],
        ];
    }
}
