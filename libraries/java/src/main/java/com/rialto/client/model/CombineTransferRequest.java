// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transfer to price. Without `transferId`, address, network, symbol and an amount are required. */
public final class CombineTransferRequest {
  @JsonProperty("sources")
  private List<CombinedSource> sources;

  @JsonProperty("maximumParts")
  private Long maximumParts;

  @JsonProperty("transferId")
  private String transferId;

  @JsonProperty("toAddress")
  private String toAddress;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("transactionId")
  private String transactionId;


  /** Accounts of one user that may pay. Each is used at most once. */
  public List<CombinedSource> sources() {
    return sources;
  }

  public CombineTransferRequest sources(List<CombinedSource> sources) {
    this.sources = sources;
    return this;
  }

  /** How many accounts may pay together. Default 5. */
  public Long maximumParts() {
    return maximumParts;
  }

  public CombineTransferRequest maximumParts(Long maximumParts) {
    this.maximumParts = maximumParts;
    return this;
  }

  /** A combined transfer that lacks a part. Send it with `sources` only; the rest is that of the transfer. */
  public String transferId() {
    return transferId;
  }

  public CombineTransferRequest transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  /** Address that receives the asset. */
  public String toAddress() {
    return toAddress;
  }

  public CombineTransferRequest toAddress(String toAddress) {
    this.toAddress = toAddress;
    return this;
  }

  /** Destination tag or memo, for networks that use one. */
  public String addressTag() {
    return addressTag;
  }

  public CombineTransferRequest addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public CombineTransferRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public CombineTransferRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount, in whole units of the asset. Send this or `amountInFiat`. */
  public BigDecimal amount() {
    return amount;
  }

  public CombineTransferRequest amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Amount, in USD. Send this or `amount`. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public CombineTransferRequest amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Your id of the transaction. The transfer and its webhooks carry it. */
  public String transactionId() {
    return transactionId;
  }

  public CombineTransferRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** A shallow copy. */
  public CombineTransferRequest copy() {
    CombineTransferRequest copy = new CombineTransferRequest();
    copy.sources = sources;
    copy.maximumParts = maximumParts;
    copy.transferId = transferId;
    copy.toAddress = toAddress;
    copy.addressTag = addressTag;
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.amountInFiat = amountInFiat;
    copy.transactionId = transactionId;
    return copy;
  }
}
