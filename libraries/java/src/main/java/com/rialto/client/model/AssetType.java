// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Type of an asset.  - `equity`: shares and funds. - `cryptocurrency`: cryptocurrencies and tokens. A later version of the API may add values. */
public record AssetType(@JsonValue String value) {
  public static final AssetType EQUITY = new AssetType("equity");
  public static final AssetType CRYPTOCURRENCY = new AssetType("cryptocurrency");

  @JsonCreator
  public static AssetType of(String value) {
    return new AssetType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
