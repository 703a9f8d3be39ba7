// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A route from one pair to another. */
public final class BridgingRoute {
  @JsonProperty("origin")
  private BridgingPair origin;

  @JsonProperty("destination")
  private BridgingPair destination;

  @JsonProperty("displayName")
  private String displayName;


  public BridgingPair origin() {
    return origin;
  }

  public BridgingRoute origin(BridgingPair origin) {
    this.origin = origin;
    return this;
  }

  public BridgingPair destination() {
    return destination;
  }

  public BridgingRoute destination(BridgingPair destination) {
    this.destination = destination;
    return this;
  }

  /** Name of the route. */
  public String displayName() {
    return displayName;
  }

  public BridgingRoute displayName(String displayName) {
    this.displayName = displayName;
    return this;
  }

  /** A shallow copy. */
  public BridgingRoute copy() {
    BridgingRoute copy = new BridgingRoute();
    copy.origin = origin;
    copy.destination = destination;
    copy.displayName = displayName;
    return copy;
  }
}
