// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Destination of the pay-in. */
public final class BridgingDepositAddress {
  @JsonProperty("address")
  private String address;


  /** Address on the origin network that takes the pay-in. Single use. */
  public String address() {
    return address;
  }

  public BridgingDepositAddress address(String address) {
    this.address = address;
    return this;
  }

  /** A shallow copy. */
  public BridgingDepositAddress copy() {
    BridgingDepositAddress copy = new BridgingDepositAddress();
    copy.address = address;
    return copy;
  }
}
