// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Body of a webhook about an unassigned payment. */
public final class UnassignedPaymentWebhook {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("EventId")
  private String eventId;

  @JsonProperty("EventType")
  private UnassignedPaymentEventType eventType;

  @JsonProperty("Sequence")
  private Long sequence;

  @JsonProperty("SentTimestamp")
  private Long sentTimestamp;

  @JsonProperty("UnassignedPaymentId")
  private String unassignedPaymentId;

  @JsonProperty("TxHash")
  private String txHash;

  @JsonProperty("NetworkId")
  private String networkId;

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

  @JsonProperty("FromAddress")
  private String fromAddress;

  @JsonProperty("SeenTimestamp")
  private Long seenTimestamp;

  @JsonProperty("Timestamp")
  private Long timestamp;


  /** Id of this delivery. Changes with every attempt. */
  public String id() {
    return id;
  }

  public UnassignedPaymentWebhook id(String id) {
    this.id = id;
    return this;
  }

  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  public String eventId() {
    return eventId;
  }

  public UnassignedPaymentWebhook eventId(String eventId) {
    this.eventId = eventId;
    return this;
  }

  public UnassignedPaymentEventType eventType() {
    return eventType;
  }

  public UnassignedPaymentWebhook eventType(UnassignedPaymentEventType eventType) {
    this.eventType = eventType;
    return this;
  }

  /** Always 1. */
  public Long sequence() {
    return sequence;
  }

  public UnassignedPaymentWebhook sequence(Long sequence) {
    this.sequence = sequence;
    return this;
  }

  /** When this attempt was sent, in Unix seconds. */
  public Long sentTimestamp() {
    return sentTimestamp;
  }

  public UnassignedPaymentWebhook sentTimestamp(Long sentTimestamp) {
    this.sentTimestamp = sentTimestamp;
    return this;
  }

  /** Id of the payment. */
  public String unassignedPaymentId() {
    return unassignedPaymentId;
  }

  public UnassignedPaymentWebhook unassignedPaymentId(String unassignedPaymentId) {
    this.unassignedPaymentId = unassignedPaymentId;
    return this;
  }

  /** Hash of the transaction. */
  public String txHash() {
    return txHash;
  }

  public UnassignedPaymentWebhook txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** Id of the network on which it was sent. */
  public String networkId() {
    return networkId;
  }

  public UnassignedPaymentWebhook networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Name of the network. */
  public String chain() {
    return chain;
  }

  public UnassignedPaymentWebhook chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Symbol of the asset that was sent. */
  public String token() {
    return token;
  }

  public UnassignedPaymentWebhook token(String token) {
    this.token = token;
    return this;
  }

  /** Amount that arrived. */
  public BigDecimal amount() {
    return amount;
  }

  public UnassignedPaymentWebhook amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `Amount` with every digit. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public UnassignedPaymentWebhook amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Your account. */
  public String address() {
    return address;
  }

  public UnassignedPaymentWebhook address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag, memo or comment as the payer sent it. `null` without one. */
  public String addressTag() {
    return addressTag;
  }

  public UnassignedPaymentWebhook addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Sender. It may be an exchange: never return money there unless the payer confirms it. */
  public String fromAddress() {
    return fromAddress;
  }

  public UnassignedPaymentWebhook fromAddress(String fromAddress) {
    this.fromAddress = fromAddress;
    return this;
  }

  /** When it was first seen, in Unix seconds. */
  public Long seenTimestamp() {
    return seenTimestamp;
  }

  public UnassignedPaymentWebhook seenTimestamp(Long seenTimestamp) {
    this.seenTimestamp = seenTimestamp;
    return this;
  }

  /** When the event happened, in Unix milliseconds. */
  public Long timestamp() {
    return timestamp;
  }

  public UnassignedPaymentWebhook timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public UnassignedPaymentWebhook copy() {
    UnassignedPaymentWebhook copy = new UnassignedPaymentWebhook();
    copy.id = id;
    copy.eventId = eventId;
    copy.eventType = eventType;
    copy.sequence = sequence;
    copy.sentTimestamp = sentTimestamp;
    copy.unassignedPaymentId = unassignedPaymentId;
    copy.txHash = txHash;
    copy.networkId = networkId;
    copy.chain = chain;
    copy.token = token;
    copy.amount = amount;
    copy.amountDecimal = amountDecimal;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.fromAddress = fromAddress;
    copy.seenTimestamp = seenTimestamp;
    copy.timestamp = timestamp;
    return copy;
  }
}
