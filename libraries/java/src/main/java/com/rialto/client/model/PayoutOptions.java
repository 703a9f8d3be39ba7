// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Lets the user confirm a payout to an account that they connect. Rialto sends nothing: you send it. Cannot be combined with `transferOptions` or `verifyWalletOptions`. */
public final class PayoutOptions {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("description")
  private String description;


  /** Network that you send on. */
  public String networkId() {
    return networkId;
  }

  public PayoutOptions networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Symbol of the asset that you send. Contract addresses are not accepted. */
  public String symbol() {
    return symbol;
  }

  public PayoutOptions symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount that you send, as a decimal string. */
  public String amount() {
    return amount;
  }

  public PayoutOptions amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Your id of the payout. The user can confirm one payout of it: a second one only after the first failed or was canceled. */
  public String transactionId() {
    return transactionId;
  }

  public PayoutOptions transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Purpose of the payout. Link shows it to the user. */
  public String description() {
    return description;
  }

  public PayoutOptions description(String description) {
    this.description = description;
    return this;
  }

  /** A shallow copy. */
  public PayoutOptions copy() {
    PayoutOptions copy = new PayoutOptions();
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.transactionId = transactionId;
    copy.description = description;
    return copy;
  }
}
