// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Why a holding cannot be transferred to any of the destinations.  - `noEligibleNetworks`: no network of the holding can be used; see the reason of each network. - `symbolDoesNotMatch`: no destination accepts this asset. - `notSupportedForTransferByTarget`: the destination cannot receive the asset. - `notSupportedForTransferBySource`: the institution does not send the asset. - `eligibleWithFunding`: the balance is not enough, but the user could buy the rest. - `amountNotSufficient`: the balance is not enough. - `noPrice`: the asset has no price, so an amount in fiat cannot be converted. A later version of the API may add values. */
public record HoldingTransferIneligibilityReason(@JsonValue String value) {
  public static final HoldingTransferIneligibilityReason NO_ELIGIBLE_NETWORKS = new HoldingTransferIneligibilityReason("noEligibleNetworks");
  public static final HoldingTransferIneligibilityReason SYMBOL_DOES_NOT_MATCH = new HoldingTransferIneligibilityReason("symbolDoesNotMatch");
  public static final HoldingTransferIneligibilityReason NOT_SUPPORTED_FOR_TRANSFER_BY_TARGET = new HoldingTransferIneligibilityReason("notSupportedForTransferByTarget");
  public static final HoldingTransferIneligibilityReason NOT_SUPPORTED_FOR_TRANSFER_BY_SOURCE = new HoldingTransferIneligibilityReason("notSupportedForTransferBySource");
  public static final HoldingTransferIneligibilityReason ELIGIBLE_WITH_FUNDING = new HoldingTransferIneligibilityReason("eligibleWithFunding");
  public static final HoldingTransferIneligibilityReason AMOUNT_NOT_SUFFICIENT = new HoldingTransferIneligibilityReason("amountNotSufficient");
  public static final HoldingTransferIneligibilityReason NO_PRICE = new HoldingTransferIneligibilityReason("noPrice");

  @JsonCreator
  public static HoldingTransferIneligibilityReason of(String value) {
    return new HoldingTransferIneligibilityReason(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
