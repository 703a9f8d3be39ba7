// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The pairs to find routes to. */
public final class ListDepositRoutesRequest {
  @JsonProperty("destinations")
  private List<BridgingPair> destinations;

  @JsonProperty("optimized")
  private Boolean optimized;


  /** Pairs that you can receive. */
  public List<BridgingPair> destinations() {
    return destinations;
  }

  public ListDepositRoutesRequest destinations(List<BridgingPair> destinations) {
    this.destinations = destinations;
    return this;
  }

  /** `true`: at most one destination per source, chosen by the configured network priority. `false`: every matching route. Default `true`. */
  public Boolean optimized() {
    return optimized;
  }

  public ListDepositRoutesRequest optimized(Boolean optimized) {
    this.optimized = optimized;
    return this;
  }

  /** A shallow copy. */
  public ListDepositRoutesRequest copy() {
    ListDepositRoutesRequest copy = new ListDepositRoutesRequest();
    copy.destinations = destinations;
    copy.optimized = optimized;
    return copy;
  }
}
