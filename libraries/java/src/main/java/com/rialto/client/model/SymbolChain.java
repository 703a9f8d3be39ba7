// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A network on which the account sends the asset. */
public final class SymbolChain {
  @JsonProperty("chain")
  private String chain;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("fee")
  private BigDecimal fee;

  @JsonProperty("minWithdrawAmount")
  private BigDecimal minWithdrawAmount;

  @JsonProperty("maxWithdrawAmount")
  private BigDecimal maxWithdrawAmount;

  @JsonProperty("notes")
  private String notes;


  /** Name of the network at the institution. */
  public String chain() {
    return chain;
  }

  public SymbolChain chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public SymbolChain networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Fee in the asset, on top of the amount. */
  public BigDecimal fee() {
    return fee;
  }

  public SymbolChain fee(BigDecimal fee) {
    this.fee = fee;
    return this;
  }

  /** Smallest amount that can be sent, in the asset. */
  public BigDecimal minWithdrawAmount() {
    return minWithdrawAmount;
  }

  public SymbolChain minWithdrawAmount(BigDecimal minWithdrawAmount) {
    this.minWithdrawAmount = minWithdrawAmount;
    return this;
  }

  /** Largest amount that can be sent, in the asset. Absent if there is no limit. */
  public BigDecimal maxWithdrawAmount() {
    return maxWithdrawAmount;
  }

  public SymbolChain maxWithdrawAmount(BigDecimal maxWithdrawAmount) {
    this.maxWithdrawAmount = maxWithdrawAmount;
    return this;
  }

  /** Why nothing can be sent on this network now. Absent if sending is possible. */
  public String notes() {
    return notes;
  }

  public SymbolChain notes(String notes) {
    this.notes = notes;
    return this;
  }

  /** A shallow copy. */
  public SymbolChain copy() {
    SymbolChain copy = new SymbolChain();
    copy.chain = chain;
    copy.networkId = networkId;
    copy.fee = fee;
    copy.minWithdrawAmount = minWithdrawAmount;
    copy.maxWithdrawAmount = maxWithdrawAmount;
    copy.notes = notes;
    return copy;
  }
}
