// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A bridging address and how to use it. */
public final class BridgingAddress {
  @JsonProperty("tracking")
  private BridgingTracking tracking;

  @JsonProperty("selectedRoute")
  private SelectedBridgingRoute selectedRoute;

  @JsonProperty("constraints")
  private BridgingConstraints constraints;

  @JsonProperty("warnings")
  private List<String> warnings;


  public BridgingTracking tracking() {
    return tracking;
  }

  public BridgingAddress tracking(BridgingTracking tracking) {
    this.tracking = tracking;
    return this;
  }

  public SelectedBridgingRoute selectedRoute() {
    return selectedRoute;
  }

  public BridgingAddress selectedRoute(SelectedBridgingRoute selectedRoute) {
    this.selectedRoute = selectedRoute;
    return this;
  }

  public BridgingConstraints constraints() {
    return constraints;
  }

  public BridgingAddress constraints(BridgingConstraints constraints) {
    this.constraints = constraints;
    return this;
  }

  /** Warnings, for example about a minimum amount. */
  public List<String> warnings() {
    return warnings;
  }

  public BridgingAddress warnings(List<String> warnings) {
    this.warnings = warnings;
    return this;
  }

  /** A shallow copy. */
  public BridgingAddress copy() {
    BridgingAddress copy = new BridgingAddress();
    copy.tracking = tracking;
    copy.selectedRoute = selectedRoute;
    copy.constraints = constraints;
    copy.warnings = warnings;
    return copy;
  }
}
