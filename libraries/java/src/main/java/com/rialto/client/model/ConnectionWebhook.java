// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Body of a webhook about a connection. */
public final class ConnectionWebhook {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("EventId")
  private String eventId;

  @JsonProperty("EventType")
  private ConnectionEventType eventType;

  @JsonProperty("Sequence")
  private Long sequence;

  @JsonProperty("SentTimestamp")
  private Long sentTimestamp;

  @JsonProperty("UserId")
  private String userId;

  @JsonProperty("AccountId")
  private String accountId;

  @JsonProperty("IntegrationType")
  private String integrationType;

  @JsonProperty("IntegrationName")
  private String integrationName;

  @JsonProperty("Timestamp")
  private Long timestamp;


  /** Id of this delivery. Changes with every attempt. */
  public String id() {
    return id;
  }

  public ConnectionWebhook id(String id) {
    this.id = id;
    return this;
  }

  /** Id of the event, the same in every attempt, in a replay and for each of your endpoints. Use it as the idempotency key. */
  public String eventId() {
    return eventId;
  }

  public ConnectionWebhook eventId(String eventId) {
    this.eventId = eventId;
    return this;
  }

  public ConnectionEventType eventType() {
    return eventType;
  }

  public ConnectionWebhook eventType(ConnectionEventType eventType) {
    this.eventType = eventType;
    return this;
  }

  /** Position of the event among those of its connection. Grows with each event. */
  public Long sequence() {
    return sequence;
  }

  public ConnectionWebhook sequence(Long sequence) {
    this.sequence = sequence;
    return this;
  }

  /** When this attempt was sent, in Unix seconds. */
  public Long sentTimestamp() {
    return sentTimestamp;
  }

  public ConnectionWebhook sentTimestamp(Long sentTimestamp) {
    this.sentTimestamp = sentTimestamp;
    return this;
  }

  /** Your id of the end user. */
  public String userId() {
    return userId;
  }

  public ConnectionWebhook userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Id of the account, as `account.accountId` beside its tokens. */
  public String accountId() {
    return accountId;
  }

  public ConnectionWebhook accountId(String accountId) {
    this.accountId = accountId;
    return this;
  }

  /** Integration type of the institution, such as `coinbase`. */
  public String integrationType() {
    return integrationType;
  }

  public ConnectionWebhook integrationType(String integrationType) {
    this.integrationType = integrationType;
    return this;
  }

  /** Name of the institution. */
  public String integrationName() {
    return integrationName;
  }

  public ConnectionWebhook integrationName(String integrationName) {
    this.integrationName = integrationName;
    return this;
  }

  /** When the event happened, in Unix milliseconds. */
  public Long timestamp() {
    return timestamp;
  }

  public ConnectionWebhook timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public ConnectionWebhook copy() {
    ConnectionWebhook copy = new ConnectionWebhook();
    copy.id = id;
    copy.eventId = eventId;
    copy.eventType = eventType;
    copy.sequence = sequence;
    copy.sentTimestamp = sentTimestamp;
    copy.userId = userId;
    copy.accountId = accountId;
    copy.integrationType = integrationType;
    copy.integrationName = integrationName;
    copy.timestamp = timestamp;
    return copy;
  }
}
