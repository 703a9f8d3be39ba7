// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Purpose of the fee.  - `conversion`: converting or buying the asset before the transfer. - `transfer`: sending the asset. A later version of the API may add values. */
public record FeePurpose(@JsonValue String value) {
  public static final FeePurpose CONVERSION = new FeePurpose("conversion");
  public static final FeePurpose TRANSFER = new FeePurpose("transfer");

  @JsonCreator
  public static FeePurpose of(String value) {
    return new FeePurpose(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
