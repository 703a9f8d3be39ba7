// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network on which an order was paid. */
public final class PayerNetwork {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;


  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public PayerNetwork networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public PayerNetwork networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** A shallow copy. */
  public PayerNetwork copy() {
    PayerNetwork copy = new PayerNetwork();
    copy.networkId = networkId;
    copy.networkName = networkName;
    return copy;
  }
}
