<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** An asset of the user, and where it can be sent. */
final class ConfiguredHolding extends Record
{
    /**
     * @param string $symbol Symbol of the asset.
     * @param int|float|string $availableBalance Balance that can be sent, in whole units of the asset.
     * @param int|float|string $availableBalanceInFiat Balance that can be sent, in USD. 0 if the asset has no price.
     * @param bool $eligibleForTransfer `true` if a transfer is possible on at least one network.
     * @param bool $eligibleForTransferWithFunding `true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first.
     * @param list<ConfiguredNetwork> $networks Networks of the destinations for this asset.
     * @param int|float|string|null $price Price of one unit, in USD. Absent if there is none.
     * @param string|null $logoUrl URL of the asset’s logo.
     * @param string|null $ineligibilityReason 
     */
    public function __construct(
        public readonly string $symbol,
        public readonly int|float|string $availableBalance,
        public readonly int|float|string $availableBalanceInFiat,
        public readonly bool $eligibleForTransfer,
        public readonly bool $eligibleForTransferWithFunding,
        public readonly array $networks,
        public readonly null|int|float|string $price = null,
        public readonly null|string $logoUrl = null,
        public readonly null|string $ineligibilityReason = null,
    ) {
    }

    protected static function fields(): array
    {
        return [
            'symbol' => ['symbol', null, true],
            'availableBalance' => ['availableBalance', null, true],
            'availableBalanceInFiat' => ['availableBalanceInFiat', null, true],
            'price' => ['price', null, false],
            'logoUrl' => ['logoUrl', null, false],
            'eligibleForTransfer' => ['eligibleForTransfer', null, true],
            'ineligibilityReason' => ['ineligibilityReason', null, false],
            'eligibleForTransferWithFunding' => ['eligibleForTransferWithFunding', null, true],
            'networks' => ['networks', [ConfiguredNetwork::class], true],
        ];
    }
}
