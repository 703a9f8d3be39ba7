// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An estimate of a bridged transfer. */
public final class BridgingQuote {
  @JsonProperty("origin")
  private BridgingQuoteOrigin origin;

  @JsonProperty("destination")
  private BridgingQuoteDestination destination;

  @JsonProperty("fees")
  private BridgingFees fees;

  @JsonProperty("rate")
  private BigDecimal rate;

  @JsonProperty("quotedAt")
  private Long quotedAt;

  @JsonProperty("warnings")
  private List<String> warnings;


  public BridgingQuoteOrigin origin() {
    return origin;
  }

  public BridgingQuote origin(BridgingQuoteOrigin origin) {
    this.origin = origin;
    return this;
  }

  public BridgingQuoteDestination destination() {
    return destination;
  }

  public BridgingQuote destination(BridgingQuoteDestination destination) {
    this.destination = destination;
    return this;
  }

  public BridgingFees fees() {
    return fees;
  }

  public BridgingQuote fees(BridgingFees fees) {
    this.fees = fees;
    return this;
  }

  /** Destination units per origin unit after fees: `estimatedAmount` divided by `amount`. */
  public BigDecimal rate() {
    return rate;
  }

  public BridgingQuote rate(BigDecimal rate) {
    this.rate = rate;
    return this;
  }

  /** When the quote was made, in Unix seconds. */
  public Long quotedAt() {
    return quotedAt;
  }

  public BridgingQuote quotedAt(Long quotedAt) {
    this.quotedAt = quotedAt;
    return this;
  }

  /** Warnings. */
  public List<String> warnings() {
    return warnings;
  }

  public BridgingQuote warnings(List<String> warnings) {
    this.warnings = warnings;
    return this;
  }

  /** A shallow copy. */
  public BridgingQuote copy() {
    BridgingQuote copy = new BridgingQuote();
    copy.origin = origin;
    copy.destination = destination;
    copy.fees = fees;
    copy.rate = rate;
    copy.quotedAt = quotedAt;
    copy.warnings = warnings;
    return copy;
  }
}
