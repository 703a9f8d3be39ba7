<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** Why a transfer on a network is not possible.  - `amountNotSufficient`: the amount is not enough. - `gasFeeAssetBalanceNotEnough`: the balance of the network’s native asset does not cover the network fee. - `noTargetNetworkFound`: no destination is on this network. - `refusedByInstitution`: the institution does not send on this network at the moment. - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest. - `balanceBelowRequestedAmount`: the balance is below the requested amount. - `requestedAmountBelowMinimum`: the requested amount is below the institution’s minimum. - `balanceBelowMinimum`: the balance is below the institution’s minimum. - `requestedAmountBelowFees`: the requested amount is below the fees. - `requestedAmountBelowClientMinimum`: the requested amount is below your minimum. - `requestedAmountAboveClientMaximum`: the requested amount is above your maximum. - `noPrice`: the asset has no price, so an amount in fiat cannot be converted. - `nyCoinbaseUserRestrictions`: Coinbase does not allow it for users in New York. - `gasFeeAssetAndBalanceNotEnough`: neither the balance nor the native asset for the network fee is enough. A later version of the API may add values. */
final class NetworkTransferIneligibilityReason
{
    public const AMOUNT_NOT_SUFFICIENT = 'amountNotSufficient';
    public const GAS_FEE_ASSET_BALANCE_NOT_ENOUGH = 'gasFeeAssetBalanceNotEnough';
    public const NO_TARGET_NETWORK_FOUND = 'noTargetNetworkFound';
    public const REFUSED_BY_INSTITUTION = 'refusedByInstitution';
    public const ELIGIBLE_WITH_FUNDING = 'eligibleWithFunding';
    public const BALANCE_BELOW_REQUESTED_AMOUNT = 'balanceBelowRequestedAmount';
    public const REQUESTED_AMOUNT_BELOW_MINIMUM = 'requestedAmountBelowMinimum';
    public const BALANCE_BELOW_MINIMUM = 'balanceBelowMinimum';
    public const REQUESTED_AMOUNT_BELOW_FEES = 'requestedAmountBelowFees';
    public const REQUESTED_AMOUNT_BELOW_CLIENT_MINIMUM = 'requestedAmountBelowClientMinimum';
    public const REQUESTED_AMOUNT_ABOVE_CLIENT_MAXIMUM = 'requestedAmountAboveClientMaximum';
    public const NO_PRICE = 'noPrice';
    public const NY_COINBASE_USER_RESTRICTIONS = 'nyCoinbaseUserRestrictions';
    public const GAS_FEE_ASSET_AND_BALANCE_NOT_ENOUGH = 'gasFeeAssetAndBalanceNotEnough';
}
