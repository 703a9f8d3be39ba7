// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An address of a bridge at which an order can be paid in another asset. */
public final class BridgePayment {
  @JsonProperty("id")
  private String id;

  @JsonProperty("status")
  private BridgePaymentStatus status;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("payoutAmount")
  private String payoutAmount;

  @JsonProperty("address")
  private String address;

  @JsonProperty("paymentUri")
  private String paymentUri;

  @JsonProperty("refundAddress")
  private String refundAddress;

  @JsonProperty("payInTxHashes")
  private List<String> payInTxHashes;

  @JsonProperty("payoutTxHashes")
  private List<String> payoutTxHashes;

  @JsonProperty("refundTxHashes")
  private List<String> refundTxHashes;

  @JsonProperty("refundedAmount")
  private String refundedAmount;

  @JsonProperty("failureMessage")
  private String failureMessage;

  @JsonProperty("createdTimestamp")
  private Long createdTimestamp;

  @JsonProperty("expiresTimestamp")
  private Long expiresTimestamp;


  /** Id of this address. */
  public String id() {
    return id;
  }

  public BridgePayment id(String id) {
    this.id = id;
    return this;
  }

  public BridgePaymentStatus status() {
    return status;
  }

  public BridgePayment status(BridgePaymentStatus status) {
    this.status = status;
    return this;
  }

  /** Network to pay on. */
  public String networkId() {
    return networkId;
  }

  public BridgePayment networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Name of the network. */
  public String networkName() {
    return networkName;
  }

  public BridgePayment networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset to pay. */
  public String symbol() {
    return symbol;
  }

  public BridgePayment symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** To be paid exactly, in one transaction. Less is returned, and of more the excess. */
  public String amount() {
    return amount;
  }

  public BridgePayment amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Amount that the bridge pays to the order, in the asset of the order. */
  public String payoutAmount() {
    return payoutAmount;
  }

  public BridgePayment payoutAmount(String payoutAmount) {
    this.payoutAmount = payoutAmount;
    return this;
  }

  /** Address of the bridge. It takes one payment. */
  public String address() {
    return address;
  }

  public BridgePayment address(String address) {
    this.address = address;
    return this;
  }

  /** Payment request for wallets. Absent on Tron. */
  public String paymentUri() {
    return paymentUri;
  }

  public BridgePayment paymentUri(String paymentUri) {
    this.paymentUri = paymentUri;
    return this;
  }

  /** Receives what the bridge does not pay out, on the network to pay on. */
  public String refundAddress() {
    return refundAddress;
  }

  public BridgePayment refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Payments to the address. */
  public List<String> payInTxHashes() {
    return payInTxHashes;
  }

  public BridgePayment payInTxHashes(List<String> payInTxHashes) {
    this.payInTxHashes = payInTxHashes;
    return this;
  }

  /** Payments of the bridge to the order. */
  public List<String> payoutTxHashes() {
    return payoutTxHashes;
  }

  public BridgePayment payoutTxHashes(List<String> payoutTxHashes) {
    this.payoutTxHashes = payoutTxHashes;
    return this;
  }

  /** Refunds. Some bridges report none. */
  public List<String> refundTxHashes() {
    return refundTxHashes;
  }

  public BridgePayment refundTxHashes(List<String> refundTxHashes) {
    this.refundTxHashes = refundTxHashes;
    return this;
  }

  /** Amount returned, if the bridge reports it. */
  public String refundedAmount() {
    return refundedAmount;
  }

  public BridgePayment refundedAmount(String refundedAmount) {
    this.refundedAmount = refundedAmount;
    return this;
  }

  /** The reason of the bridge for a refund or a failure. */
  public String failureMessage() {
    return failureMessage;
  }

  public BridgePayment failureMessage(String failureMessage) {
    this.failureMessage = failureMessage;
    return this;
  }

  /** When it was created, in Unix seconds. */
  public Long createdTimestamp() {
    return createdTimestamp;
  }

  public BridgePayment createdTimestamp(Long createdTimestamp) {
    this.createdTimestamp = createdTimestamp;
    return this;
  }

  /** Until when the price is held, in Unix seconds. */
  public Long expiresTimestamp() {
    return expiresTimestamp;
  }

  public BridgePayment expiresTimestamp(Long expiresTimestamp) {
    this.expiresTimestamp = expiresTimestamp;
    return this;
  }

  /** A shallow copy. */
  public BridgePayment copy() {
    BridgePayment copy = new BridgePayment();
    copy.id = id;
    copy.status = status;
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.payoutAmount = payoutAmount;
    copy.address = address;
    copy.paymentUri = paymentUri;
    copy.refundAddress = refundAddress;
    copy.payInTxHashes = payInTxHashes;
    copy.payoutTxHashes = payoutTxHashes;
    copy.refundTxHashes = refundTxHashes;
    copy.refundedAmount = refundedAmount;
    copy.failureMessage = failureMessage;
    copy.createdTimestamp = createdTimestamp;
    copy.expiresTimestamp = expiresTimestamp;
    return copy;
  }
}
