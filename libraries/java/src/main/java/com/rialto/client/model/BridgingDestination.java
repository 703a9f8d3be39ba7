// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset on a network, and the address that receives it. */
public final class BridgingDestination {
  @JsonProperty("network")
  private String network;

  @JsonProperty("asset")
  private String asset;

  @JsonProperty("address")
  private String address;


  /** CAIP-2 chain id. */
  public String network() {
    return network;
  }

  public BridgingDestination network(String network) {
    this.network = network;
    return this;
  }

  /** Symbol of the asset, in any letter case. */
  public String asset() {
    return asset;
  }

  public BridgingDestination asset(String asset) {
    this.asset = asset;
    return this;
  }

  /** Address that receives the payout, in the format of the network. */
  public String address() {
    return address;
  }

  public BridgingDestination address(String address) {
    this.address = address;
    return this;
  }

  /** A shallow copy. */
  public BridgingDestination copy() {
    BridgingDestination copy = new BridgingDestination();
    copy.network = network;
    copy.asset = asset;
    copy.address = address;
    return copy;
  }
}
