// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Body of a webhook about a payout. */
public final class PayoutWebhook {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("EventId")
  private String eventId;

  @JsonProperty("EventType")
  private PayoutEventType eventType;

  @JsonProperty("Sequence")
  private Long sequence;

  @JsonProperty("SentTimestamp")
  private Long sentTimestamp;

  @JsonProperty("PayoutId")
  private String payoutId;

  @JsonProperty("UserId")
  private String userId;

  @JsonProperty("SubClientId")
  private String subClientId;

  @JsonProperty("TransactionId")
  private String transactionId;

  @JsonProperty("PayoutStatus")
  private PayoutStatus payoutStatus;

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

  @JsonProperty("IntegrationName")
  private String integrationName;

  @JsonProperty("TxHash")
  private String txHash;

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

  public PayoutWebhook id(String id) {
    this.id = id;
    return this;
  }

  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  public String eventId() {
    return eventId;
  }

  public PayoutWebhook eventId(String eventId) {
    this.eventId = eventId;
    return this;
  }

  public PayoutEventType eventType() {
    return eventType;
  }

  public PayoutWebhook eventType(PayoutEventType eventType) {
    this.eventType = eventType;
    return this;
  }

  /** Grows with each event of the payout. */
  public Long sequence() {
    return sequence;
  }

  public PayoutWebhook sequence(Long sequence) {
    this.sequence = sequence;
    return this;
  }

  /** When this attempt was sent, in Unix seconds. */
  public Long sentTimestamp() {
    return sentTimestamp;
  }

  public PayoutWebhook sentTimestamp(Long sentTimestamp) {
    this.sentTimestamp = sentTimestamp;
    return this;
  }

  /** Id of the payout: `transferId` of the event `withdrawalRequested`. */
  public String payoutId() {
    return payoutId;
  }

  public PayoutWebhook payoutId(String payoutId) {
    this.payoutId = payoutId;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public PayoutWebhook userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of the sub-client of the Link session. `null` without one. */
  public String subClientId() {
    return subClientId;
  }

  public PayoutWebhook subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  /** Your id of the payout. `null` if you did not send one. */
  public String transactionId() {
    return transactionId;
  }

  public PayoutWebhook transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  public PayoutStatus payoutStatus() {
    return payoutStatus;
  }

  public PayoutWebhook payoutStatus(PayoutStatus payoutStatus) {
    this.payoutStatus = payoutStatus;
    return this;
  }

  /** Name of the network to send on. */
  public String chain() {
    return chain;
  }

  public PayoutWebhook chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Symbol of the asset to send. */
  public String token() {
    return token;
  }

  public PayoutWebhook token(String token) {
    this.token = token;
    return this;
  }

  /** Amount to send. */
  public BigDecimal amount() {
    return amount;
  }

  public PayoutWebhook amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `Amount` with every digit. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public PayoutWebhook amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Address of the user’s account to send to. */
  public String address() {
    return address;
  }

  public PayoutWebhook address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag or memo to send with. `null` without one. */
  public String addressTag() {
    return addressTag;
  }

  public PayoutWebhook addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Name of the institution or wallet of the account. */
  public String integrationName() {
    return integrationName;
  }

  public PayoutWebhook integrationName(String integrationName) {
    this.integrationName = integrationName;
    return this;
  }

  /** Hash of the transaction. `null` until you report it. */
  public String txHash() {
    return txHash;
  }

  public PayoutWebhook txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** What the reported transaction brought to the address, where that is not the amount. */
  public BigDecimal arrivedAmount() {
    return arrivedAmount;
  }

  public PayoutWebhook arrivedAmount(BigDecimal arrivedAmount) {
    this.arrivedAmount = arrivedAmount;
    return this;
  }

  /** `ArrivedAmount` with every digit. */
  public String arrivedAmountDecimal() {
    return arrivedAmountDecimal;
  }

  public PayoutWebhook arrivedAmountDecimal(String arrivedAmountDecimal) {
    this.arrivedAmountDecimal = arrivedAmountDecimal;
    return this;
  }

  /** Why it failed, or why the reported transaction does not pay it. `null` otherwise. */
  public String failureMessage() {
    return failureMessage;
  }

  public PayoutWebhook failureMessage(String failureMessage) {
    this.failureMessage = failureMessage;
    return this;
  }

  /** When the event happened, in Unix milliseconds. */
  public Long timestamp() {
    return timestamp;
  }

  public PayoutWebhook timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public PayoutWebhook copy() {
    PayoutWebhook copy = new PayoutWebhook();
    copy.id = id;
    copy.eventId = eventId;
    copy.eventType = eventType;
    copy.sequence = sequence;
    copy.sentTimestamp = sentTimestamp;
    copy.payoutId = payoutId;
    copy.userId = userId;
    copy.subClientId = subClientId;
    copy.transactionId = transactionId;
    copy.payoutStatus = payoutStatus;
    copy.chain = chain;
    copy.token = token;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.integrationName = integrationName;
    copy.txHash = txHash;
    copy.arrivedAmount = arrivedAmount;
    copy.arrivedAmountDecimal = arrivedAmountDecimal;
    copy.failureMessage = failureMessage;
    copy.timestamp = timestamp;
    return copy;
  }
}
