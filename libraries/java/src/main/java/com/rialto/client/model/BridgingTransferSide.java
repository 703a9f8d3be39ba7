// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One side of a bridged transfer. */
public final class BridgingTransferSide {
  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("transactionHash")
  private String transactionHash;

  @JsonProperty("infoUrl")
  private String infoUrl;


  /** Name of the network. */
  public String networkName() {
    return networkName;
  }

  public BridgingTransferSide networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public BridgingTransferSide symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount, in whole units of the asset. 0 until it is known. */
  public BigDecimal amount() {
    return amount;
  }

  public BridgingTransferSide amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** Hash of the transaction on the chain. Absent until it is known. */
  public String transactionHash() {
    return transactionHash;
  }

  public BridgingTransferSide transactionHash(String transactionHash) {
    this.transactionHash = transactionHash;
    return this;
  }

  /** URL of the transaction in a block explorer. */
  public String infoUrl() {
    return infoUrl;
  }

  public BridgingTransferSide infoUrl(String infoUrl) {
    this.infoUrl = infoUrl;
    return this;
  }

  /** A shallow copy. */
  public BridgingTransferSide copy() {
    BridgingTransferSide copy = new BridgingTransferSide();
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.transactionHash = transactionHash;
    copy.infoUrl = infoUrl;
    return copy;
  }
}
