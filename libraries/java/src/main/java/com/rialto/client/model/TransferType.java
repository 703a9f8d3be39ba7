// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Purpose of a transfer. Default `deposit`.  - `deposit`: the user sends crypto to your address. - `payment`: as `deposit`, with a fixed `amount` per destination address. - `onramp`: the user buys crypto with fiat and sends it to your address. - `fiatOnRamp`: accepted for older clients; same as `onramp`. - `fiatOffRamp`: known to older clients; rejected as `invalidField`. A later version of the API may add values. */
public record TransferType(@JsonValue String value) {
  public static final TransferType DEPOSIT = new TransferType("deposit");
  public static final TransferType PAYMENT = new TransferType("payment");
  public static final TransferType ONRAMP = new TransferType("onramp");
  public static final TransferType FIAT_ON_RAMP = new TransferType("fiatOnRamp");
  public static final TransferType FIAT_OFF_RAMP = new TransferType("fiatOffRamp");

  @JsonCreator
  public static TransferType of(String value) {
    return new TransferType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
