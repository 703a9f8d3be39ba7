// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Kind of `paymentSymbol`.  - `fiat`: a fiat currency. - `cryptocurrency`: a cryptocurrency. A later version of the API may add values. */
public record PaymentSymbolType(@JsonValue String value) {
  public static final PaymentSymbolType FIAT = new PaymentSymbolType("fiat");
  public static final PaymentSymbolType CRYPTOCURRENCY = new PaymentSymbolType("cryptocurrency");

  @JsonCreator
  public static PaymentSymbolType of(String value) {
    return new PaymentSymbolType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
