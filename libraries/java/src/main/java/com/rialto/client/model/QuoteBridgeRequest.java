// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer to quote. */
public final class QuoteBridgeRequest {
  @JsonProperty("origin")
  private BridgingPair origin;

  @JsonProperty("destination")
  private BridgingDestination destination;

  @JsonProperty("amount")
  private BigDecimal amount;


  /** The pair that is paid in. */
  public BridgingPair origin() {
    return origin;
  }

  public QuoteBridgeRequest origin(BridgingPair origin) {
    this.origin = origin;
    return this;
  }

  /** The pair to pay out, and the address that receives it. */
  public BridgingDestination destination() {
    return destination;
  }

  public QuoteBridgeRequest destination(BridgingDestination destination) {
    this.destination = destination;
    return this;
  }

  /** Amount to pay in, in whole units of the origin asset. A JSON number; a string is rejected. */
  public BigDecimal amount() {
    return amount;
  }

  public QuoteBridgeRequest amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** A shallow copy. */
  public QuoteBridgeRequest copy() {
    QuoteBridgeRequest copy = new QuoteBridgeRequest();
    copy.origin = origin;
    copy.destination = destination;
    copy.amount = amount;
    return copy;
  }
}
