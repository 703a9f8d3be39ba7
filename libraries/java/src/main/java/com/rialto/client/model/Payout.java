// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A withdrawal that a user confirmed in Link, and that you send. */
public final class Payout {
  @JsonProperty("id")
  private String id;

  @JsonProperty("userId")
  private String userId;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("status")
  private PayoutStatus status;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("address")
  private String address;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("integrationName")
  private String integrationName;

  @JsonProperty("isNewAddress")
  private Boolean isNewAddress;

  @JsonProperty("txHash")
  private String txHash;

  @JsonProperty("isCredited")
  private Boolean isCredited;

  @JsonProperty("failureMessage")
  private String failureMessage;

  @JsonProperty("arrivedAmount")
  private String arrivedAmount;

  @JsonProperty("createdTimestamp")
  private Long createdTimestamp;


  /** Id of the payout: `transferId` of the event `withdrawalRequested`. */
  public String id() {
    return id;
  }

  public Payout id(String id) {
    this.id = id;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public Payout userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Your id of the payout. */
  public String transactionId() {
    return transactionId;
  }

  public Payout transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  public PayoutStatus status() {
    return status;
  }

  public Payout status(PayoutStatus status) {
    this.status = status;
    return this;
  }

  /** Network to send on. */
  public String networkId() {
    return networkId;
  }

  public Payout networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Name of the network. */
  public String networkName() {
    return networkName;
  }

  public Payout networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset to send. */
  public String symbol() {
    return symbol;
  }

  public Payout symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount to send, as a decimal string. */
  public String amount() {
    return amount;
  }

  public Payout amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Address of the user’s account to send to. */
  public String address() {
    return address;
  }

  public Payout address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag or memo to send with. */
  public String addressTag() {
    return addressTag;
  }

  public Payout addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Name of the institution or wallet of the account. */
  public String integrationName() {
    return integrationName;
  }

  public Payout integrationName(String integrationName) {
    this.integrationName = integrationName;
    return this;
  }

  /** `true`: no payout of this user to this address has succeeded before. A reason to check it, or to wait. */
  public Boolean isNewAddress() {
    return isNewAddress;
  }

  public Payout isNewAddress(Boolean isNewAddress) {
    this.isNewAddress = isNewAddress;
    return this;
  }

  /** Hash of the transaction that you reported. */
  public String txHash() {
    return txHash;
  }

  public Payout txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** `true`: the institution’s own history shows the deposit. Many institutions show none. */
  public Boolean isCredited() {
    return isCredited;
  }

  public Payout isCredited(Boolean isCredited) {
    this.isCredited = isCredited;
    return this;
  }

  /** Why it failed, or why the reported transaction does not pay it. */
  public String failureMessage() {
    return failureMessage;
  }

  public Payout failureMessage(String failureMessage) {
    this.failureMessage = failureMessage;
    return this;
  }

  /** What the reported transaction brought to the address, where that is not the amount, as a decimal string. */
  public String arrivedAmount() {
    return arrivedAmount;
  }

  public Payout arrivedAmount(String arrivedAmount) {
    this.arrivedAmount = arrivedAmount;
    return this;
  }

  /** When the user confirmed it, in Unix seconds. */
  public Long createdTimestamp() {
    return createdTimestamp;
  }

  public Payout createdTimestamp(Long createdTimestamp) {
    this.createdTimestamp = createdTimestamp;
    return this;
  }

  /** A shallow copy. */
  public Payout copy() {
    Payout copy = new Payout();
    copy.id = id;
    copy.userId = userId;
    copy.transactionId = transactionId;
    copy.status = status;
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.integrationName = integrationName;
    copy.isNewAddress = isNewAddress;
    copy.txHash = txHash;
    copy.isCredited = isCredited;
    copy.failureMessage = failureMessage;
    copy.arrivedAmount = arrivedAmount;
    copy.createdTimestamp = createdTimestamp;
    return copy;
  }
}
