// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset on a network. */
public final class BridgingPair {
  @JsonProperty("network")
  private String network;

  @JsonProperty("asset")
  private String asset;


  /** CAIP-2 chain id. */
  public String network() {
    return network;
  }

  public BridgingPair network(String network) {
    this.network = network;
    return this;
  }

  /** Symbol of the asset, in any letter case. */
  public String asset() {
    return asset;
  }

  public BridgingPair asset(String asset) {
    this.asset = asset;
    return this;
  }

  /** A shallow copy. */
  public BridgingPair copy() {
    BridgingPair copy = new BridgingPair();
    copy.network = network;
    copy.asset = asset;
    return copy;
  }
}
