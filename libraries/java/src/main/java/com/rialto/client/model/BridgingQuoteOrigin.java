// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The pay-in. */
public final class BridgingQuoteOrigin {
  @JsonProperty("network")
  private String network;

  @JsonProperty("asset")
  private String asset;

  @JsonProperty("amount")
  private BigDecimal amount;


  /** CAIP-2 chain id. */
  public String network() {
    return network;
  }

  public BridgingQuoteOrigin network(String network) {
    this.network = network;
    return this;
  }

  /** Symbol of the asset, in any letter case. */
  public String asset() {
    return asset;
  }

  public BridgingQuoteOrigin asset(String asset) {
    this.asset = asset;
    return this;
  }

  /** Amount to pay in, in the origin asset. */
  public BigDecimal amount() {
    return amount;
  }

  public BridgingQuoteOrigin amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** A shallow copy. */
  public BridgingQuoteOrigin copy() {
    BridgingQuoteOrigin copy = new BridgingQuoteOrigin();
    copy.network = network;
    copy.asset = asset;
    copy.amount = amount;
    return copy;
  }
}
