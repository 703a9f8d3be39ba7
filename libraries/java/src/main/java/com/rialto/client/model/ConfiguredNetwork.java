// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network on which the holding could be sent. */
public final class ConfiguredNetwork {
  @JsonProperty("id")
  private String id;

  @JsonProperty("name")
  private String name;

  @JsonProperty("caipNetworkId")
  private String caipNetworkId;

  @JsonProperty("logoUrl")
  private String logoUrl;

  @JsonProperty("toAddress")
  private String toAddress;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("minimumAmount")
  private BigDecimal minimumAmount;

  @JsonProperty("maximumAmount")
  private BigDecimal maximumAmount;

  @JsonProperty("minimumAmountInFiat")
  private BigDecimal minimumAmountInFiat;

  @JsonProperty("maximumAmountInFiat")
  private BigDecimal maximumAmountInFiat;

  @JsonProperty("institutionTransferFee")
  private TransferFee institutionTransferFee;

  @JsonProperty("estimatedNetworkGasFee")
  private TransferFee estimatedNetworkGasFee;

  @JsonProperty("totalEstimatedTransferFeeInFiat")
  private BigDecimal totalEstimatedTransferFeeInFiat;

  @JsonProperty("eligibleForTransfer")
  private Boolean eligibleForTransfer;

  @JsonProperty("ineligibilityReason")
  private NetworkTransferIneligibilityReason ineligibilityReason;

  @JsonProperty("eligibleForTransferWithFunding")
  private Boolean eligibleForTransferWithFunding;


  /** Network id. */
  public String id() {
    return id;
  }

  public ConfiguredNetwork id(String id) {
    this.id = id;
    return this;
  }

  /** Display name of the network. */
  public String name() {
    return name;
  }

  public ConfiguredNetwork name(String name) {
    this.name = name;
    return this;
  }

  /** CAIP-2 id of the network. */
  public String caipNetworkId() {
    return caipNetworkId;
  }

  public ConfiguredNetwork caipNetworkId(String caipNetworkId) {
    this.caipNetworkId = caipNetworkId;
    return this;
  }

  /** URL of the network’s logo. */
  public String logoUrl() {
    return logoUrl;
  }

  public ConfiguredNetwork logoUrl(String logoUrl) {
    this.logoUrl = logoUrl;
    return this;
  }

  /** Address that would receive the asset. */
  public String toAddress() {
    return toAddress;
  }

  public ConfiguredNetwork toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  /** Destination tag or memo of `toAddress`. */
  public String addressTag() {
    return addressTag;
  }

  public ConfiguredNetwork addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Smallest amount that can be sent, in the asset. */
  public BigDecimal minimumAmount() {
    return minimumAmount;
  }

  public ConfiguredNetwork minimumAmount(BigDecimal minimumAmount) {
    this.minimumAmount = minimumAmount;
    return this;
  }

  /** Largest amount that can be sent, in the asset. */
  public BigDecimal maximumAmount() {
    return maximumAmount;
  }

  public ConfiguredNetwork maximumAmount(BigDecimal maximumAmount) {
    this.maximumAmount = maximumAmount;
    return this;
  }

  /** Smallest amount that can be sent, in USD. Absent if the asset has no price. */
  public BigDecimal minimumAmountInFiat() {
    return minimumAmountInFiat;
  }

  public ConfiguredNetwork minimumAmountInFiat(BigDecimal minimumAmountInFiat) {
    this.minimumAmountInFiat = minimumAmountInFiat;
    return this;
  }

  /** Largest amount that can be sent, in USD. Absent if the asset has no price. */
  public BigDecimal maximumAmountInFiat() {
    return maximumAmountInFiat;
  }

  public ConfiguredNetwork maximumAmountInFiat(BigDecimal maximumAmountInFiat) {
    this.maximumAmountInFiat = maximumAmountInFiat;
    return this;
  }

  /** Fee that the institution charges. */
  public TransferFee institutionTransferFee() {
    return institutionTransferFee;
  }

  public ConfiguredNetwork institutionTransferFee(TransferFee institutionTransferFee) {
    this.institutionTransferFee = institutionTransferFee;
    return this;
  }

  /** Estimated network fee, if the user pays it. */
  public TransferFee estimatedNetworkGasFee() {
    return estimatedNetworkGasFee;
  }

  public ConfiguredNetwork estimatedNetworkGasFee(TransferFee estimatedNetworkGasFee) {
    this.estimatedNetworkGasFee = estimatedNetworkGasFee;
    return this;
  }

  /** Sum of all fees, in USD. Absent if the asset has no price. */
  public BigDecimal totalEstimatedTransferFeeInFiat() {
    return totalEstimatedTransferFeeInFiat;
  }

  public ConfiguredNetwork totalEstimatedTransferFeeInFiat(BigDecimal totalEstimatedTransferFeeInFiat) {
    this.totalEstimatedTransferFeeInFiat = totalEstimatedTransferFeeInFiat;
    return this;
  }

  /** `true` if a transfer on this network is possible. */
  public Boolean eligibleForTransfer() {
    return eligibleForTransfer;
  }

  public ConfiguredNetwork eligibleForTransfer(Boolean eligibleForTransfer) {
    this.eligibleForTransfer = eligibleForTransfer;
    return this;
  }

  public NetworkTransferIneligibilityReason ineligibilityReason() {
    return ineligibilityReason;
  }

  public ConfiguredNetwork ineligibilityReason(NetworkTransferIneligibilityReason ineligibilityReason) {
    this.ineligibilityReason = ineligibilityReason;
    return this;
  }

  /** `true` if the transfer is possible with `fundingOptions`: the account can convert into the asset, or buy it, first. */
  public Boolean eligibleForTransferWithFunding() {
    return eligibleForTransferWithFunding;
  }

  public ConfiguredNetwork eligibleForTransferWithFunding(Boolean eligibleForTransferWithFunding) {
    this.eligibleForTransferWithFunding = eligibleForTransferWithFunding;
    return this;
  }

  /** A shallow copy. */
  public ConfiguredNetwork copy() {
    ConfiguredNetwork copy = new ConfiguredNetwork();
    copy.id = id;
    copy.name = name;
    copy.caipNetworkId = caipNetworkId;
    copy.logoUrl = logoUrl;
    copy.toAddress = toAddress;
    copy.addressTag = addressTag;
    copy.minimumAmount = minimumAmount;
    copy.maximumAmount = maximumAmount;
    copy.minimumAmountInFiat = minimumAmountInFiat;
    copy.maximumAmountInFiat = maximumAmountInFiat;
    copy.institutionTransferFee = institutionTransferFee;
    copy.estimatedNetworkGasFee = estimatedNetworkGasFee;
    copy.totalEstimatedTransferFeeInFiat = totalEstimatedTransferFeeInFiat;
    copy.eligibleForTransfer = eligibleForTransfer;
    copy.ineligibilityReason = ineligibilityReason;
    copy.eligibleForTransferWithFunding = eligibleForTransferWithFunding;
    return copy;
  }
}
