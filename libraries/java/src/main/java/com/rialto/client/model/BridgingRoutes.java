// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The routes that were found. */
public final class BridgingRoutes {
  @JsonProperty("routes")
  private List<BridgingRoute> routes;


  /** Matching routes. Empty if none matches. */
  public List<BridgingRoute> routes() {
    return routes;
  }

  public BridgingRoutes routes(List<BridgingRoute> routes) {
    this.routes = routes;
    return this;
  }

  /** A shallow copy. */
  public BridgingRoutes copy() {
    BridgingRoutes copy = new BridgingRoutes();
    copy.routes = routes;
    return copy;
  }
}
