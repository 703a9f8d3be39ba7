// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Recipient of the fee.  - `institution`: the exchange or brokerage that holds the account. - `network`: the network, for a transaction that the user’s wallet sends. - `bridge`: the bridge provider. - `client`: you: the client fee, which is part of what arrives. A later version of the API may add values. */
public record FeeTaker(@JsonValue String value) {
  public static final FeeTaker INSTITUTION = new FeeTaker("institution");
  public static final FeeTaker NETWORK = new FeeTaker("network");
  public static final FeeTaker BRIDGE = new FeeTaker("bridge");
  public static final FeeTaker CLIENT = new FeeTaker("client");

  @JsonCreator
  public static FeeTaker of(String value) {
    return new FeeTaker(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
