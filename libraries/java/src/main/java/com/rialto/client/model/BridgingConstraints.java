// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Limits of the pay-in. */
public final class BridgingConstraints {
  @JsonProperty("minimumAmount")
  private String minimumAmount;

  @JsonProperty("maximumAmount")
  private String maximumAmount;

  @JsonProperty("expirationTime")
  private Long expirationTime;

  @JsonProperty("singleUseAddress")
  private Boolean singleUseAddress;


  /** Smallest pay-in, as a decimal string in the origin asset. A hint for display; it is not enforced. */
  public String minimumAmount() {
    return minimumAmount;
  }

  public BridgingConstraints minimumAmount(String minimumAmount) {
    this.minimumAmount = minimumAmount;
    return this;
  }

  /** Largest pay-in. Currently always `null`. */
  public String maximumAmount() {
    return maximumAmount;
  }

  public BridgingConstraints maximumAmount(String maximumAmount) {
    this.maximumAmount = maximumAmount;
    return this;
  }

  /** When the address expires, in Unix seconds. `null` if it does not expire. */
  public Long expirationTime() {
    return expirationTime;
  }

  public BridgingConstraints expirationTime(Long expirationTime) {
    this.expirationTime = expirationTime;
    return this;
  }

  /** `true` if the address takes one pay-in only. */
  public Boolean singleUseAddress() {
    return singleUseAddress;
  }

  public BridgingConstraints singleUseAddress(Boolean singleUseAddress) {
    this.singleUseAddress = singleUseAddress;
    return this;
  }

  /** A shallow copy. */
  public BridgingConstraints copy() {
    BridgingConstraints copy = new BridgingConstraints();
    copy.minimumAmount = minimumAmount;
    copy.maximumAmount = maximumAmount;
    copy.expirationTime = expirationTime;
    copy.singleUseAddress = singleUseAddress;
    return copy;
  }
}
