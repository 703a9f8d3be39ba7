// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The pairs to find routes from. */
public final class ListWithdrawalRoutesRequest {
  @JsonProperty("sources")
  private List<BridgingPair> sources;

  @JsonProperty("optimized")
  private Boolean optimized;


  /** Pairs that you can send from. */
  public List<BridgingPair> sources() {
    return sources;
  }

  public ListWithdrawalRoutesRequest sources(List<BridgingPair> sources) {
    this.sources = sources;
    return this;
  }

  /** `true`: at most one source per destination, chosen by the configured network priority. `false`: every matching route. Default `true`. */
  public Boolean optimized() {
    return optimized;
  }

  public ListWithdrawalRoutesRequest optimized(Boolean optimized) {
    this.optimized = optimized;
    return this;
  }

  /** A shallow copy. */
  public ListWithdrawalRoutesRequest copy() {
    ListWithdrawalRoutesRequest copy = new ListWithdrawalRoutesRequest();
    copy.sources = sources;
    copy.optimized = optimized;
    return copy;
  }
}
