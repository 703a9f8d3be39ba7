// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The return of money that arrived for a payment request, or of an unassigned payment. */
public final class Refund {
  @JsonProperty("id")
  private String id;

  @JsonProperty("paymentRequestId")
  private String paymentRequestId;

  @JsonProperty("unassignedPaymentId")
  private String unassignedPaymentId;

  @JsonProperty("status")
  private RefundStatus status;

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

  @JsonProperty("reason")
  private String reason;

  @JsonProperty("txHash")
  private String txHash;

  @JsonProperty("failureMessage")
  private String failureMessage;

  @JsonProperty("arrivedAmount")
  private String arrivedAmount;

  @JsonProperty("requestedBy")
  private String requestedBy;

  @JsonProperty("approvedBy")
  private String approvedBy;

  @JsonProperty("createdTimestamp")
  private Long createdTimestamp;


  /** Id of the refund. */
  public String id() {
    return id;
  }

  public Refund id(String id) {
    this.id = id;
    return this;
  }

  /** Payment request whose money is returned. Absent for the return of an unassigned payment. */
  public String paymentRequestId() {
    return paymentRequestId;
  }

  public Refund paymentRequestId(String paymentRequestId) {
    this.paymentRequestId = paymentRequestId;
    return this;
  }

  /** Unassigned payment that is returned. */
  public String unassignedPaymentId() {
    return unassignedPaymentId;
  }

  public Refund unassignedPaymentId(String unassignedPaymentId) {
    this.unassignedPaymentId = unassignedPaymentId;
    return this;
  }

  public RefundStatus status() {
    return status;
  }

  public Refund status(RefundStatus status) {
    this.status = status;
    return this;
  }

  /** Network to send on. */
  public String networkId() {
    return networkId;
  }

  public Refund networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Name of the network. */
  public String networkName() {
    return networkName;
  }

  public Refund networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset to send. */
  public String symbol() {
    return symbol;
  }

  public Refund symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount to send, as a decimal string. */
  public String amount() {
    return amount;
  }

  public Refund amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Address to send to. */
  public String address() {
    return address;
  }

  public Refund address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag to send with. */
  public String addressTag() {
    return addressTag;
  }

  public Refund addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Why it is returned. */
  public String reason() {
    return reason;
  }

  public Refund reason(String reason) {
    this.reason = reason;
    return this;
  }

  /** Hash of the transaction that you reported. */
  public String txHash() {
    return txHash;
  }

  public Refund txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** Why it failed, or why the reported transaction does not pay it. */
  public String failureMessage() {
    return failureMessage;
  }

  public Refund failureMessage(String failureMessage) {
    this.failureMessage = failureMessage;
    return this;
  }

  /** What the reported transaction brought to the address, where that is not the amount, as a decimal string. */
  public String arrivedAmount() {
    return arrivedAmount;
  }

  public Refund arrivedAmount(String arrivedAmount) {
    this.arrivedAmount = arrivedAmount;
    return this;
  }

  /** `key`, `rule`, or the email address of a member. */
  public String requestedBy() {
    return requestedBy;
  }

  public Refund requestedBy(String requestedBy) {
    this.requestedBy = requestedBy;
    return this;
  }

  /** Email address of the member who approved it. */
  public String approvedBy() {
    return approvedBy;
  }

  public Refund approvedBy(String approvedBy) {
    this.approvedBy = approvedBy;
    return this;
  }

  /** When it was created, in Unix seconds. */
  public Long createdTimestamp() {
    return createdTimestamp;
  }

  public Refund createdTimestamp(Long createdTimestamp) {
    this.createdTimestamp = createdTimestamp;
    return this;
  }

  /** A shallow copy. */
  public Refund copy() {
    Refund copy = new Refund();
    copy.id = id;
    copy.paymentRequestId = paymentRequestId;
    copy.unassignedPaymentId = unassignedPaymentId;
    copy.status = status;
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.reason = reason;
    copy.txHash = txHash;
    copy.failureMessage = failureMessage;
    copy.arrivedAmount = arrivedAmount;
    copy.requestedBy = requestedBy;
    copy.approvedBy = approvedBy;
    copy.createdTimestamp = createdTimestamp;
    return copy;
  }
}
