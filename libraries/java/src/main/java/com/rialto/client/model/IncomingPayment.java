// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A payment to the address of a request. */
public final class IncomingPayment {
  @JsonProperty("id")
  private String id;

  @JsonProperty("txHash")
  private String txHash;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("countedAmount")
  private String countedAmount;

  @JsonProperty("state")
  private IncomingPaymentState state;

  @JsonProperty("fromAddress")
  private String fromAddress;

  @JsonProperty("issue")
  private PaymentIssue issue;

  @JsonProperty("seenTimestamp")
  private Long seenTimestamp;


  /** Id of the payment. */
  public String id() {
    return id;
  }

  public IncomingPayment id(String id) {
    this.id = id;
    return this;
  }

  /** Hash of the transaction. */
  public String txHash() {
    return txHash;
  }

  public IncomingPayment txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** Network on which it was sent. */
  public String networkId() {
    return networkId;
  }

  public IncomingPayment networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Name of the network. */
  public String networkName() {
    return networkName;
  }

  public IncomingPayment networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset that was sent. */
  public String symbol() {
    return symbol;
  }

  public IncomingPayment symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount that arrived. */
  public String amount() {
    return amount;
  }

  public IncomingPayment amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Part of it that counts for the order. */
  public String countedAmount() {
    return countedAmount;
  }

  public IncomingPayment countedAmount(String countedAmount) {
    this.countedAmount = countedAmount;
    return this;
  }

  public IncomingPaymentState state() {
    return state;
  }

  public IncomingPayment state(IncomingPaymentState state) {
    this.state = state;
    return this;
  }

  /** Sender. It may be an exchange: never send a refund there unless the user confirms it. */
  public String fromAddress() {
    return fromAddress;
  }

  public IncomingPayment fromAddress(String fromAddress) {
    this.fromAddress = fromAddress;
    return this;
  }

  public PaymentIssue issue() {
    return issue;
  }

  public IncomingPayment issue(PaymentIssue issue) {
    this.issue = issue;
    return this;
  }

  /** When it was first seen, in Unix seconds. */
  public Long seenTimestamp() {
    return seenTimestamp;
  }

  public IncomingPayment seenTimestamp(Long seenTimestamp) {
    this.seenTimestamp = seenTimestamp;
    return this;
  }

  /** A shallow copy. */
  public IncomingPayment copy() {
    IncomingPayment copy = new IncomingPayment();
    copy.id = id;
    copy.txHash = txHash;
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.countedAmount = countedAmount;
    copy.state = state;
    copy.fromAddress = fromAddress;
    copy.issue = issue;
    copy.seenTimestamp = seenTimestamp;
    return copy;
  }
}
