// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The payout. */
public final class BridgingQuoteDestination {
  @JsonProperty("network")
  private String network;

  @JsonProperty("asset")
  private String asset;

  @JsonProperty("address")
  private String address;

  @JsonProperty("estimatedAmount")
  private BigDecimal estimatedAmount;

  @JsonProperty("minimumAmount")
  private BigDecimal minimumAmount;


  /** CAIP-2 chain id. */
  public String network() {
    return network;
  }

  public BridgingQuoteDestination network(String network) {
    this.network = network;
    return this;
  }

  /** Symbol of the asset, in any letter case. */
  public String asset() {
    return asset;
  }

  public BridgingQuoteDestination asset(String asset) {
    this.asset = asset;
    return this;
  }

  /** Address that receives the payout, in the format of the network. */
  public String address() {
    return address;
  }

  public BridgingQuoteDestination address(String address) {
    this.address = address;
    return this;
  }

  /** Estimated payout in the destination asset, after the fees with `includedInEstimate` `true`. */
  public BigDecimal estimatedAmount() {
    return estimatedAmount;
  }

  public BridgingQuoteDestination estimatedAmount(BigDecimal estimatedAmount) {
    this.estimatedAmount = estimatedAmount;
    return this;
  }

  /** Indicative payout at the configured slippage tolerance, in the destination asset. `null` if not known. */
  public BigDecimal minimumAmount() {
    return minimumAmount;
  }

  public BridgingQuoteDestination minimumAmount(BigDecimal minimumAmount) {
    this.minimumAmount = minimumAmount;
    return this;
  }

  /** A shallow copy. */
  public BridgingQuoteDestination copy() {
    BridgingQuoteDestination copy = new BridgingQuoteDestination();
    copy.network = network;
    copy.asset = asset;
    copy.address = address;
    copy.estimatedAmount = estimatedAmount;
    copy.minimumAmount = minimumAmount;
    return copy;
  }
}
