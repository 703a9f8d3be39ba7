// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The books of one asset: `arrived` is the sum of the four other amounts. */
public final class PaymentRequestSums {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("arrived")
  private String arrived;

  @JsonProperty("credited")
  private String credited;

  @JsonProperty("refunded")
  private String refunded;

  @JsonProperty("refunding")
  private String refunding;

  @JsonProperty("open")
  private String open;


  /** Network of the asset. */
  public String networkId() {
    return networkId;
  }

  public PaymentRequestSums networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Name of the network. */
  public String networkName() {
    return networkName;
  }

  public PaymentRequestSums networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public PaymentRequestSums symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Everything that is final. */
  public String arrived() {
    return arrived;
  }

  public PaymentRequestSums arrived(String arrived) {
    this.arrived = arrived;
    return this;
  }

  /** Counts for the order. */
  public String credited() {
    return credited;
  }

  public PaymentRequestSums credited(String credited) {
    this.credited = credited;
    return this;
  }

  /** Arrived at refund addresses. */
  public String refunded() {
    return refunded;
  }

  public PaymentRequestSums refunded(String refunded) {
    this.refunded = refunded;
    return this;
  }

  /** In refunds that have not ended. */
  public String refunding() {
    return refunding;
  }

  public PaymentRequestSums refunding(String refunding) {
    this.refunding = refunding;
    return this;
  }

  /** Waits for your decision: neither credited nor in a refund. */
  public String open() {
    return open;
  }

  public PaymentRequestSums open(String open) {
    this.open = open;
    return this;
  }

  /** A shallow copy. */
  public PaymentRequestSums copy() {
    PaymentRequestSums copy = new PaymentRequestSums();
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.arrived = arrived;
    copy.credited = credited;
    copy.refunded = refunded;
    copy.refunding = refunding;
    copy.open = open;
    return copy;
  }
}
