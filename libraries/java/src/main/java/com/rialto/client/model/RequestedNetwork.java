// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network, by one of its ids. */
public final class RequestedNetwork {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("caipId")
  private String caipId;


  /** Network id. Send this or `caipId`, not both. */
  public String networkId() {
    return networkId;
  }

  public RequestedNetwork networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** CAIP-2 id of the network. Send this or `networkId`. */
  public String caipId() {
    return caipId;
  }

  public RequestedNetwork caipId(String caipId) {
    this.caipId = caipId;
    return this;
  }

  /** A shallow copy. */
  public RequestedNetwork copy() {
    RequestedNetwork copy = new RequestedNetwork();
    copy.networkId = networkId;
    copy.caipId = caipId;
    return copy;
  }
}
