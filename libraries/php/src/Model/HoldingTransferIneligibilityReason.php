<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Why a holding cannot be transferred to any of the destinations.  - `noEligibleNetworks`: no network of the holding can be used; see the reason of each network. - `symbolDoesNotMatch`: no destination accepts this asset. - `notSupportedForTransferByTarget`: the destination cannot receive the asset. - `notSupportedForTransferBySource`: the institution does not send the asset. - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest. - `amountNotSufficient`: the balance is not enough. - `noPrice`: the asset has no price, so an amount in fiat cannot be converted. A later version of the API may add values. */
final class HoldingTransferIneligibilityReason
{
    public const NO_ELIGIBLE_NETWORKS = 'noEligibleNetworks';
    public const SYMBOL_DOES_NOT_MATCH = 'symbolDoesNotMatch';
    public const NOT_SUPPORTED_FOR_TRANSFER_BY_TARGET = 'notSupportedForTransferByTarget';
    public const NOT_SUPPORTED_FOR_TRANSFER_BY_SOURCE = 'notSupportedForTransferBySource';
    public const ELIGIBLE_WITH_FUNDING = 'eligibleWithFunding';
    public const AMOUNT_NOT_SUFFICIENT = 'amountNotSufficient';
    public const NO_PRICE = 'noPrice';
}
