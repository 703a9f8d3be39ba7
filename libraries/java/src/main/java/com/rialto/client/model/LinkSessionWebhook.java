// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Body of a webhook about a Link session. */
public final class LinkSessionWebhook {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("EventId")
  private String eventId;

  @JsonProperty("EventType")
  private LinkSessionEventType eventType;

  @JsonProperty("Sequence")
  private Long sequence;

  @JsonProperty("SentTimestamp")
  private Long sentTimestamp;

  @JsonProperty("SessionId")
  private String sessionId;

  @JsonProperty("UserId")
  private String userId;

  @JsonProperty("TransactionId")
  private String transactionId;

  @JsonProperty("SubClientId")
  private String subClientId;

  @JsonProperty("Outcome")
  private LinkSessionOutcome outcome;

  @JsonProperty("Page")
  private String page;

  @JsonProperty("AccountIds")
  private List<String> accountIds;

  @JsonProperty("TransferId")
  private String transferId;

  @JsonProperty("Timestamp")
  private Long timestamp;


  /** Id of this delivery. Changes with every attempt. */
  public String id() {
    return id;
  }

  public LinkSessionWebhook id(String id) {
    this.id = id;
    return this;
  }

  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  public String eventId() {
    return eventId;
  }

  public LinkSessionWebhook eventId(String eventId) {
    this.eventId = eventId;
    return this;
  }

  public LinkSessionEventType eventType() {
    return eventType;
  }

  public LinkSessionWebhook eventType(LinkSessionEventType eventType) {
    this.eventType = eventType;
    return this;
  }

  /** Position of the event among those of its session: always 1. */
  public Long sequence() {
    return sequence;
  }

  public LinkSessionWebhook sequence(Long sequence) {
    this.sequence = sequence;
    return this;
  }

  /** When this attempt was sent, in Unix seconds. */
  public Long sentTimestamp() {
    return sentTimestamp;
  }

  public LinkSessionWebhook sentTimestamp(Long sentTimestamp) {
    this.sentTimestamp = sentTimestamp;
    return this;
  }

  /** Id of the Link session. */
  public String sessionId() {
    return sessionId;
  }

  public LinkSessionWebhook sessionId(String sessionId) {
    this.sessionId = sessionId;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public LinkSessionWebhook userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Your id of the transaction. `null` if you did not send one. */
  public String transactionId() {
    return transactionId;
  }

  public LinkSessionWebhook transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Id of the sub-client that the link token named. `null` if it named none. */
  public String subClientId() {
    return subClientId;
  }

  public LinkSessionWebhook subClientId(String subClientId) {
    this.subClientId = subClientId;
    return this;
  }

  public LinkSessionOutcome outcome() {
    return outcome;
  }

  public LinkSessionWebhook outcome(LinkSessionOutcome outcome) {
    this.outcome = outcome;
    return this;
  }

  /** The page on which the user left. `null` if the session expired or the user has not left. */
  public String page() {
    return page;
  }

  public LinkSessionWebhook page(String page) {
    this.page = page;
    return this;
  }

  /** Ids of the accounts that were connected or used in the session. */
  public List<String> accountIds() {
    return accountIds;
  }

  public LinkSessionWebhook accountIds(List<String> accountIds) {
    this.accountIds = accountIds;
    return this;
  }

  /** Id of the transfer that was submitted in the session. `null` if there was none. */
  public String transferId() {
    return transferId;
  }

  public LinkSessionWebhook transferId(String transferId) {
    this.transferId = transferId;
    return this;
  }

  /** When the event happened, in Unix milliseconds. */
  public Long timestamp() {
    return timestamp;
  }

  public LinkSessionWebhook timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public LinkSessionWebhook copy() {
    LinkSessionWebhook copy = new LinkSessionWebhook();
    copy.id = id;
    copy.eventId = eventId;
    copy.eventType = eventType;
    copy.sequence = sequence;
    copy.sentTimestamp = sentTimestamp;
    copy.sessionId = sessionId;
    copy.userId = userId;
    copy.transactionId = transactionId;
    copy.subClientId = subClientId;
    copy.outcome = outcome;
    copy.page = page;
    copy.accountIds = accountIds;
    copy.transferId = transferId;
    copy.timestamp = timestamp;
    return copy;
  }
}
