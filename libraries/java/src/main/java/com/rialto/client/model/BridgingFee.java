// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One fee of a bridged transfer. */
public final class BridgingFee {
  @JsonProperty("kind")
  private String kind;

  @JsonProperty("label")
  private String label;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("asset")
  private String asset;

  @JsonProperty("amountUsd")
  private BigDecimal amountUsd;

  @JsonProperty("includedInEstimate")
  private Boolean includedInEstimate;


  /** Kind of fee, for example `providerRelayerGas`, `providerRelayerService` or `originGas`. Providers may add others. */
  public String kind() {
    return kind;
  }

  public BridgingFee kind(String kind) {
    this.kind = kind;
    return this;
  }

  /** Display name of the fee. */
  public String label() {
    return label;
  }

  public BridgingFee label(String label) {
    this.label = label;
    return this;
  }

  /** Fee, in whole units of `asset`. */
  public BigDecimal amount() {
    return amount;
  }

  public BridgingFee amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Symbol of the asset in which the fee is charged. */
  public String asset() {
    return asset;
  }

  public BridgingFee asset(String asset) {
    this.asset = asset;
    return this;
  }

  /** Fee in USD. `null` if the asset has no price. */
  public BigDecimal amountUsd() {
    return amountUsd;
  }

  public BridgingFee amountUsd(BigDecimal amountUsd) {
    this.amountUsd = amountUsd;
    return this;
  }

  /** `true` if the fee is deducted from the payout. `false` if the sender pays it on top of the amount. */
  public Boolean includedInEstimate() {
    return includedInEstimate;
  }

  public BridgingFee includedInEstimate(Boolean includedInEstimate) {
    this.includedInEstimate = includedInEstimate;
    return this;
  }

  /** A shallow copy. */
  public BridgingFee copy() {
    BridgingFee copy = new BridgingFee();
    copy.kind = kind;
    copy.label = label;
    copy.amount = amount;
    copy.asset = asset;
    copy.amountUsd = amountUsd;
    copy.includedInEstimate = includedInEstimate;
    return copy;
  }
}
