// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Why a transfer on a network is not possible.  - `amountNotSufficient`: the amount is not enough. - `gasFeeAssetBalanceNotEnough`: the balance of the network’s native asset does not cover the network fee. - `noTargetNetworkFound`: no destination is on this network. - `refusedByInstitution`: the institution does not send on this network at the moment. - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest. - `balanceBelowRequestedAmount`: the balance is below the requested amount. - `requestedAmountBelowMinimum`: the requested amount is below the institution’s minimum. - `balanceBelowMinimum`: the balance is below the institution’s minimum. - `requestedAmountBelowFees`: the requested amount is below the fees. - `requestedAmountBelowClientMinimum`: the requested amount is below your minimum. - `requestedAmountAboveClientMaximum`: the requested amount is above your maximum. - `noPrice`: the asset has no price, so an amount in fiat cannot be converted. - `nyCoinbaseUserRestrictions`: Coinbase does not allow it for users in New York. - `gasFeeAssetAndBalanceNotEnough`: neither the balance nor the native asset for the network fee is enough. A later version of the API may add values. */
public record NetworkTransferIneligibilityReason(@JsonValue String value) {
  public static final NetworkTransferIneligibilityReason AMOUNT_NOT_SUFFICIENT = new NetworkTransferIneligibilityReason("amountNotSufficient");
  public static final NetworkTransferIneligibilityReason GAS_FEE_ASSET_BALANCE_NOT_ENOUGH = new NetworkTransferIneligibilityReason("gasFeeAssetBalanceNotEnough");
  public static final NetworkTransferIneligibilityReason NO_TARGET_NETWORK_FOUND = new NetworkTransferIneligibilityReason("noTargetNetworkFound");
  public static final NetworkTransferIneligibilityReason REFUSED_BY_INSTITUTION = new NetworkTransferIneligibilityReason("refusedByInstitution");
  public static final NetworkTransferIneligibilityReason ELIGIBLE_WITH_FUNDING = new NetworkTransferIneligibilityReason("eligibleWithFunding");
  public static final NetworkTransferIneligibilityReason BALANCE_BELOW_REQUESTED_AMOUNT = new NetworkTransferIneligibilityReason("balanceBelowRequestedAmount");
  public static final NetworkTransferIneligibilityReason REQUESTED_AMOUNT_BELOW_MINIMUM = new NetworkTransferIneligibilityReason("requestedAmountBelowMinimum");
  public static final NetworkTransferIneligibilityReason BALANCE_BELOW_MINIMUM = new NetworkTransferIneligibilityReason("balanceBelowMinimum");
  public static final NetworkTransferIneligibilityReason REQUESTED_AMOUNT_BELOW_FEES = new NetworkTransferIneligibilityReason("requestedAmountBelowFees");
  public static final NetworkTransferIneligibilityReason REQUESTED_AMOUNT_BELOW_CLIENT_MINIMUM = new NetworkTransferIneligibilityReason("requestedAmountBelowClientMinimum");
  public static final NetworkTransferIneligibilityReason REQUESTED_AMOUNT_ABOVE_CLIENT_MAXIMUM = new NetworkTransferIneligibilityReason("requestedAmountAboveClientMaximum");
  public static final NetworkTransferIneligibilityReason NO_PRICE = new NetworkTransferIneligibilityReason("noPrice");
  public static final NetworkTransferIneligibilityReason NY_COINBASE_USER_RESTRICTIONS = new NetworkTransferIneligibilityReason("nyCoinbaseUserRestrictions");
  public static final NetworkTransferIneligibilityReason GAS_FEE_ASSET_AND_BALANCE_NOT_ENOUGH = new NetworkTransferIneligibilityReason("gasFeeAssetAndBalanceNotEnough");

  @JsonCreator
  public static NetworkTransferIneligibilityReason of(String value) {
    return new NetworkTransferIneligibilityReason(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
