// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of the amount.  - `exchanged`: exchanged by a bridge for the asset of the order. - `atBridge`: paid in to a bridge, which has neither paid it out to the order nor returned it. - `returned`: sent back, as the chain or the bridge shows. - `returning`: in a refund that has not ended. - `open`: arrived in another asset or on another network, and is in no refund: you decide. A later version of the API may add values. */
public record PayerOtherState(@JsonValue String value) {
  public static final PayerOtherState EXCHANGED = new PayerOtherState("exchanged");
  public static final PayerOtherState AT_BRIDGE = new PayerOtherState("atBridge");
  public static final PayerOtherState RETURNED = new PayerOtherState("returned");
  public static final PayerOtherState RETURNING = new PayerOtherState("returning");
  public static final PayerOtherState OPEN = new PayerOtherState("open");

  @JsonCreator
  public static PayerOtherState of(String value) {
    return new PayerOtherState(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
