// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The route of the transfer. */
public final class SelectedBridgingRoute {
  @JsonProperty("origin")
  private BridgingPair origin;

  @JsonProperty("bridgingAddress")
  private BridgingDepositAddress bridgingAddress;

  @JsonProperty("destination")
  private BridgingDestination destination;


  /** The pair that is paid in. */
  public BridgingPair origin() {
    return origin;
  }

  public SelectedBridgingRoute origin(BridgingPair origin) {
    this.origin = origin;
    return this;
  }

  public BridgingDepositAddress bridgingAddress() {
    return bridgingAddress;
  }

  public SelectedBridgingRoute bridgingAddress(BridgingDepositAddress bridgingAddress) {
    this.bridgingAddress = bridgingAddress;
    return this;
  }

  /** The pair that is paid out, and the address that receives it. */
  public BridgingDestination destination() {
    return destination;
  }

  public SelectedBridgingRoute destination(BridgingDestination destination) {
    this.destination = destination;
    return this;
  }

  /** A shallow copy. */
  public SelectedBridgingRoute copy() {
    SelectedBridgingRoute copy = new SelectedBridgingRoute();
    copy.origin = origin;
    copy.bridgingAddress = bridgingAddress;
    copy.destination = destination;
    return copy;
  }
}
