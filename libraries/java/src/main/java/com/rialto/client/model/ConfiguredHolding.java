// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset of the user, and where it can be sent. */
public final class ConfiguredHolding {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("availableBalance")
  private BigDecimal availableBalance;

  @JsonProperty("availableBalanceInFiat")
  private BigDecimal availableBalanceInFiat;

  @JsonProperty("price")
  private BigDecimal price;

  @JsonProperty("logoUrl")
  private String logoUrl;

  @JsonProperty("eligibleForTransfer")
  private Boolean eligibleForTransfer;

  @JsonProperty("ineligibilityReason")
  private HoldingTransferIneligibilityReason ineligibilityReason;

  @JsonProperty("eligibleForTransferWithFunding")
  private Boolean eligibleForTransferWithFunding;

  @JsonProperty("networks")
  private List<ConfiguredNetwork> networks;


  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public ConfiguredHolding symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Balance that can be sent, in whole units of the asset. */
  public BigDecimal availableBalance() {
    return availableBalance;
  }

  public ConfiguredHolding availableBalance(BigDecimal availableBalance) {
    this.availableBalance = availableBalance;
    return this;
  }

  /** Balance that can be sent, in USD. 0 if the asset has no price. */
  public BigDecimal availableBalanceInFiat() {
    return availableBalanceInFiat;
  }

  public ConfiguredHolding availableBalanceInFiat(BigDecimal availableBalanceInFiat) {
    this.availableBalanceInFiat = availableBalanceInFiat;
    return this;
  }

  /** Price of one unit, in USD. Absent if there is none. */
  public BigDecimal price() {
    return price;
  }

  public ConfiguredHolding price(BigDecimal price) {
    this.price = price;
    return this;
  }

  /** URL of the asset’s logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public ConfiguredHolding logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** `true` if a transfer is possible on at least one network. */
  public Boolean eligibleForTransfer() {
    return eligibleForTransfer;
  }

  public ConfiguredHolding eligibleForTransfer(Boolean eligibleForTransfer) {
    this.eligibleForTransfer = eligibleForTransfer;
    return this;
  }

  public HoldingTransferIneligibilityReason ineligibilityReason() {
    return ineligibilityReason;
  }

  public ConfiguredHolding ineligibilityReason(HoldingTransferIneligibilityReason ineligibilityReason) {
    this.ineligibilityReason = ineligibilityReason;
    return this;
  }

  /** `true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first. */
  public Boolean eligibleForTransferWithFunding() {
    return eligibleForTransferWithFunding;
  }

  public ConfiguredHolding eligibleForTransferWithFunding(Boolean eligibleForTransferWithFunding) {
    this.eligibleForTransferWithFunding = eligibleForTransferWithFunding;
    return this;
  }

  /** Networks of the destinations for this asset. */
  public List<ConfiguredNetwork> networks() {
    return networks;
  }

  public ConfiguredHolding networks(List<ConfiguredNetwork> networks) {
    this.networks = networks;
    return this;
  }

  /** A shallow copy. */
  public ConfiguredHolding copy() {
    ConfiguredHolding copy = new ConfiguredHolding();
    copy.symbol = symbol;
    copy.availableBalance = availableBalance;
    copy.availableBalanceInFiat = availableBalanceInFiat;
    copy.price = price;
    copy.logoUrl = logoUrl;
    copy.eligibleForTransfer = eligibleForTransfer;
    copy.ineligibilityReason = ineligibilityReason;
    copy.eligibleForTransferWithFunding = eligibleForTransferWithFunding;
    copy.networks = networks;
    return copy;
  }
}
