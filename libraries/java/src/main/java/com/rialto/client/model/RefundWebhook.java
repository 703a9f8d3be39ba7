// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Body of a webhook about a refund. */
public final class RefundWebhook {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("EventId")
  private String eventId;

  @JsonProperty("EventType")
  private RefundEventType eventType;

  @JsonProperty("Sequence")
  private Long sequence;

  @JsonProperty("SentTimestamp")
  private Long sentTimestamp;

  @JsonProperty("RefundId")
  private String refundId;

  @JsonProperty("PaymentRequestId")
  private String paymentRequestId;

  @JsonProperty("UnassignedPaymentId")
  private String unassignedPaymentId;

  @JsonProperty("UserId")
  private String userId;

  @JsonProperty("SubClientId")
  private String subClientId;

  @JsonProperty("TransactionId")
  private String transactionId;

  @JsonProperty("TransferId")
  private String transferId;

  @JsonProperty("RefundStatus")
  private RefundStatus refundStatus;

  @JsonProperty("Chain")
  private String chain;

  @JsonProperty("Token")
  private String token;

  @JsonProperty("Amount")
  private BigDecimal amount;

  @JsonProperty("AmountDecimal")
  private String amountDecimal;

  @JsonProperty("Address")
  private String address;

  @JsonProperty("AddressTag")
  private String addressTag;

  @JsonProperty("TxHash")
  private String txHash;

  @JsonProperty("Reason")
  private String reason;

  @JsonProperty("ArrivedAmount")
  private BigDecimal arrivedAmount;

  @JsonProperty("ArrivedAmountDecimal")
  private String arrivedAmountDecimal;

  @JsonProperty("FailureMessage")
  private String failureMessage;

  @JsonProperty("Timestamp")
  private Long timestamp;


  /** Id of this delivery. Changes with every attempt. */
  public String id() {
    return id;
  }

  public RefundWebhook id(String id) {
    this.id = id;
    return this;
  }

  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  public String eventId() {
    return eventId;
  }

  public RefundWebhook eventId(String eventId) {
    this.eventId = eventId;
    return this;
  }

  public RefundEventType eventType() {
    return eventType;
  }

  public RefundWebhook eventType(RefundEventType eventType) {
    this.eventType = eventType;
    return this;
  }

  /** Grows with each event of the refund. */
  public Long sequence() {
    return sequence;
  }

  public RefundWebhook sequence(Long sequence) {
    this.sequence = sequence;
    return this;
  }

  /** When this attempt was sent, in Unix seconds. */
  public Long sentTimestamp() {
    return sentTimestamp;
  }

  public RefundWebhook sentTimestamp(Long sentTimestamp) {
    this.sentTimestamp = sentTimestamp;
    return this;
  }

  /** Id of the refund. */
  public String refundId() {
    return refundId;
  }

  public RefundWebhook refundId(String refundId) {
    this.refundId = refundId;
    return this;
  }

  /** Id of the payment request whose money is returned. `null` for the return of an unassigned payment. */
  public String paymentRequestId() {
    return paymentRequestId;
  }

  public RefundWebhook paymentRequestId(String paymentRequestId) {
    this.paymentRequestId = paymentRequestId;
    return this;
  }

  /** Id of the unassigned payment that is returned. `null` for money of a payment request. */
  public String unassignedPaymentId() {
    return unassignedPaymentId;
  }

  public RefundWebhook unassignedPaymentId(String unassignedPaymentId) {
    this.unassignedPaymentId = unassignedPaymentId;
    return this;
  }

  /** Your id of the end user. `null` for the return of an unassigned payment. */
  public String userId() {
    return userId;
  }

  public RefundWebhook userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of the sub-client of the Link session. `null` without one. */
  public String subClientId() {
    return subClientId;
  }

  public RefundWebhook subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  /** Your id of the order. `null` if you did not send one. */
  public String transactionId() {
    return transactionId;
  }

  public RefundWebhook transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Id of the transfer of the order. `null` without one. */
  public String transferId() {
    return transferId;
  }

  public RefundWebhook transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  public RefundStatus refundStatus() {
    return refundStatus;
  }

  public RefundWebhook refundStatus(RefundStatus refundStatus) {
    this.refundStatus = refundStatus;
    return this;
  }

  /** Name of the network to send on. */
  public String chain() {
    return chain;
  }

  public RefundWebhook chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Symbol of the asset to send. */
  public String token() {
    return token;
  }

  public RefundWebhook token(String token) {
    this.token = token;
    return this;
  }

  /** Amount to send. */
  public BigDecimal amount() {
    return amount;
  }

  public RefundWebhook amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `Amount` with every digit. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public RefundWebhook amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Address to send to. */
  public String address() {
    return address;
  }

  public RefundWebhook address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag to send with. `null` without one. */
  public String addressTag() {
    return addressTag;
  }

  public RefundWebhook addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Hash of the transaction. `null` until you report it. */
  public String txHash() {
    return txHash;
  }

  public RefundWebhook txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** Why it is returned. */
  public String reason() {
    return reason;
  }

  public RefundWebhook reason(String reason) {
    this.reason = reason;
    return this;
  }

  /** What the reported transaction brought to the address, where that is not the amount. */
  public BigDecimal arrivedAmount() {
    return arrivedAmount;
  }

  public RefundWebhook arrivedAmount(BigDecimal arrivedAmount) {
    this.arrivedAmount = arrivedAmount;
    return this;
  }

  /** `ArrivedAmount` with every digit. */
  public String arrivedAmountDecimal() {
    return arrivedAmountDecimal;
  }

  public RefundWebhook arrivedAmountDecimal(String arrivedAmountDecimal) {
    this.arrivedAmountDecimal = arrivedAmountDecimal;
    return this;
  }

  /** Why it failed, or why the reported transaction does not pay it. `null` otherwise. */
  public String failureMessage() {
    return failureMessage;
  }

  public RefundWebhook failureMessage(String failureMessage) {
    this.failureMessage = failureMessage;
    return this;
  }

  /** When the event happened, in Unix milliseconds. */
  public Long timestamp() {
    return timestamp;
  }

  public RefundWebhook timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public RefundWebhook copy() {
    RefundWebhook copy = new RefundWebhook();
    copy.id = id;
    copy.eventId = eventId;
    copy.eventType = eventType;
    copy.sequence = sequence;
    copy.sentTimestamp = sentTimestamp;
    copy.refundId = refundId;
    copy.paymentRequestId = paymentRequestId;
    copy.unassignedPaymentId = unassignedPaymentId;
    copy.userId = userId;
    copy.subClientId = subClientId;
    copy.transactionId = transactionId;
    copy.transferId = transferId;
    copy.refundStatus = refundStatus;
    copy.chain = chain;
    copy.token = token;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.txHash = txHash;
    copy.reason = reason;
    copy.arrivedAmount = arrivedAmount;
    copy.arrivedAmountDecimal = arrivedAmountDecimal;
    copy.failureMessage = failureMessage;
    copy.timestamp = timestamp;
    return copy;
  }
}
