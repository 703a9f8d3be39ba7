// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What the transfer costs, and who pays what of it. */
public final class CombinedTransferPreview {
  @JsonProperty("transferId")
  private String transferId;

  @JsonProperty("previewExpiresIn")
  private Long previewExpiresIn;

  @JsonProperty("toAddress")
  private String toAddress;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("amountToReceive")
  private BigDecimal amountToReceive;

  @JsonProperty("amountToReceiveDecimal")
  private String amountToReceiveDecimal;

  @JsonProperty("amountToReceiveInFiat")
  private BigDecimal amountToReceiveInFiat;

  @JsonProperty("totalEstimatedAmount")
  private BigDecimal totalEstimatedAmount;

  @JsonProperty("totalEstimatedAmountDecimal")
  private String totalEstimatedAmountDecimal;

  @JsonProperty("totalEstimatedAmountInFiat")
  private BigDecimal totalEstimatedAmountInFiat;

  @JsonProperty("parts")
  private List<PreviewedPart> parts;


  /** Id of the combined transfer. It exists once a part has been executed. */
  public String transferId() {
    return transferId;
  }

  public CombinedTransferPreview transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  /** Seconds until the first part must have been executed. The others may follow for ten minutes. */
  public Long previewExpiresIn() {
    return previewExpiresIn;
  }

  public CombinedTransferPreview previewExpiresIn(Long previewExpiresIn) {
    this.previewExpiresIn = previewExpiresIn;
    return this;
  }

  /** Address that receives the asset. */
  public String toAddress() {
    return toAddress;
  }

  public CombinedTransferPreview toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  /** Destination tag or memo of `toAddress`. */
  public String addressTag() {
    return addressTag;
  }

  public CombinedTransferPreview addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public CombinedTransferPreview symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public CombinedTransferPreview networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public CombinedTransferPreview networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** What these parts pay together, in whole units of the asset. */
  public BigDecimal amountToReceive() {
    return amountToReceive;
  }

  public CombinedTransferPreview amountToReceive(BigDecimal amountToReceive) {
    this.amountToReceive = amountToReceive;
    return this;
  }

  /** `amountToReceive` with every digit, as a decimal. */
  public String amountToReceiveDecimal() {
    return amountToReceiveDecimal;
  }

  public CombinedTransferPreview amountToReceiveDecimal(String amountToReceiveDecimal) {
    this.amountToReceiveDecimal = amountToReceiveDecimal;
    return this;
  }

  /** What these parts pay together, in USD. */
  public BigDecimal amountToReceiveInFiat() {
    return amountToReceiveInFiat;
  }

  public CombinedTransferPreview amountToReceiveInFiat(BigDecimal amountToReceiveInFiat) {
    this.amountToReceiveInFiat = amountToReceiveInFiat;
    return this;
  }

  /** What leaves the accounts, fees included, in whole units of the asset. */
  public BigDecimal totalEstimatedAmount() {
    return totalEstimatedAmount;
  }

  public CombinedTransferPreview totalEstimatedAmount(BigDecimal totalEstimatedAmount) {
    this.totalEstimatedAmount = totalEstimatedAmount;
    return this;
  }

  /** `totalEstimatedAmount` with every digit, as a decimal. */
  public String totalEstimatedAmountDecimal() {
    return totalEstimatedAmountDecimal;
  }

  public CombinedTransferPreview totalEstimatedAmountDecimal(String totalEstimatedAmountDecimal) {
    this.totalEstimatedAmountDecimal = totalEstimatedAmountDecimal;
    return this;
  }

  /** What leaves the accounts, fees included, in USD. */
  public BigDecimal totalEstimatedAmountInFiat() {
    return totalEstimatedAmountInFiat;
  }

  public CombinedTransferPreview totalEstimatedAmountInFiat(BigDecimal totalEstimatedAmountInFiat) {
    this.totalEstimatedAmountInFiat = totalEstimatedAmountInFiat;
    return this;
  }

  /** The parts, the largest first. */
  public List<PreviewedPart> parts() {
    return parts;
  }

  public CombinedTransferPreview parts(List<PreviewedPart> parts) {
    this.parts = parts;
    return this;
  }

  /** A shallow copy. */
  public CombinedTransferPreview copy() {
    CombinedTransferPreview copy = new CombinedTransferPreview();
    copy.transferId = transferId;
    copy.previewExpiresIn = previewExpiresIn;
    copy.toAddress = toAddress;
    copy.addressTag = addressTag;
    copy.symbol = symbol;
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.amountToReceive = amountToReceive;
    copy.amountToReceiveDecimal = amountToReceiveDecimal;
    copy.amountToReceiveInFiat = amountToReceiveInFiat;
    copy.totalEstimatedAmount = totalEstimatedAmount;
    copy.totalEstimatedAmountDecimal = totalEstimatedAmountDecimal;
    copy.totalEstimatedAmountInFiat = totalEstimatedAmountInFiat;
    copy.parts = parts;
    return copy;
  }
}
