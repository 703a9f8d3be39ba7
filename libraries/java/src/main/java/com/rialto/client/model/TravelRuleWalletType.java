// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Who holds the keys of the address that receives the asset.  - `selfHosted`: the beneficiary. - `institution`: an exchange or another institution, for the beneficiary. A later version of the API may add values. */
public record TravelRuleWalletType(@JsonValue String value) {
  public static final TravelRuleWalletType SELF_HOSTED = new TravelRuleWalletType("selfHosted");
  public static final TravelRuleWalletType INSTITUTION = new TravelRuleWalletType("institution");

  @JsonCreator
  public static TravelRuleWalletType of(String value) {
    return new TravelRuleWalletType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
