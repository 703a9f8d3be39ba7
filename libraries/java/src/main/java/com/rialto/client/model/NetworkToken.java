// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A token on the network. */
public final class NetworkToken {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("logoUrl")
  private String logoUrl;


  /** Symbol of the token. */
  public String symbol() {
    return symbol;
  }

  public NetworkToken symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** URL of the token’s logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public NetworkToken logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** A shallow copy. */
  public NetworkToken copy() {
    NetworkToken copy = new NetworkToken();
    copy.symbol = symbol;
    copy.logoUrl = logoUrl;
    return copy;
  }
}
