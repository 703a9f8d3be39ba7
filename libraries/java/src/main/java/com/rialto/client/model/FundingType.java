// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** How the asset is provided.  - `cryptocurrencyConversion`: another asset of the account is sold for it. - `buyingPowerPurchase`: it is bought with money in the account. A later version of the API may add values. */
public record FundingType(@JsonValue String value) {
  public static final FundingType CRYPTOCURRENCY_CONVERSION = new FundingType("cryptocurrencyConversion");
  public static final FundingType BUYING_POWER_PURCHASE = new FundingType("buyingPowerPurchase");

  @JsonCreator
  public static FundingType of(String value) {
    return new FundingType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
