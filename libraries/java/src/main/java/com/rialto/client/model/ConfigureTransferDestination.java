// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset that you accept, and where to send it. */
public final class ConfigureTransferDestination {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("address")
  private String address;

  @JsonProperty("addressTag")
  private String addressTag;


  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public ConfigureTransferDestination networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public ConfigureTransferDestination symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Address that receives the asset. */
  public String address() {
    return address;
  }

  public ConfigureTransferDestination address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag or memo, for networks that use one. */
  public String addressTag() {
    return addressTag;
  }

  public ConfigureTransferDestination addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** A shallow copy. */
  public ConfigureTransferDestination copy() {
    ConfigureTransferDestination copy = new ConfigureTransferDestination();
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.address = address;
    copy.addressTag = addressTag;
    return copy;
  }
}
