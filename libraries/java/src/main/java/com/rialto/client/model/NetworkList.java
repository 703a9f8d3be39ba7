// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Networks of this environment. */
public final class NetworkList {
  @JsonProperty("networks")
  private List<Network> networks;


  /** Networks. */
  public List<Network> networks() {
    return networks;
  }

  public NetworkList networks(List<Network> networks) {
    this.networks = networks;
    return this;
  }

  /** A shallow copy. */
  public NetworkList copy() {
    NetworkList copy = new NetworkList();
    copy.networks = networks;
    return copy;
  }
}
