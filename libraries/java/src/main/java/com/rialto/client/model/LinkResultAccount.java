// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An account of the session, with the fields that `onIntegrationConnected` delivers. */
public final class LinkResultAccount {
  @JsonProperty("brokerType")
  private BrokerType brokerType;

  @JsonProperty("brokerName")
  private String brokerName;

  @JsonProperty("expiresInSeconds")
  private Long expiresInSeconds;

  @JsonProperty("accountTokens")
  private List<AccountTokens> accountTokens;


  public BrokerType brokerType() {
    return brokerType;
  }

  public LinkResultAccount brokerType(BrokerType brokerType) {
    this.brokerType = brokerType;
    return this;
  }

  /** Display name of the institution. */
  public String brokerName() {
    return brokerName;
  }

  public LinkResultAccount brokerName(String brokerName) {
    this.brokerName = brokerName;
    return this;
  }

  /** Seconds until the authorization expires. Absent if it does not expire. */
  public Long expiresInSeconds() {
    return expiresInSeconds;
  }

  public LinkResultAccount expiresInSeconds(Long expiresInSeconds) {
    this.expiresInSeconds = expiresInSeconds;
    return this;
  }

  /** The account with its tokens. */
  public List<AccountTokens> accountTokens() {
    return accountTokens;
  }

  public LinkResultAccount accountTokens(List<AccountTokens> accountTokens) {
    this.accountTokens = accountTokens;
    return this;
  }

  /** A shallow copy. */
  public LinkResultAccount copy() {
    LinkResultAccount copy = new LinkResultAccount();
    copy.brokerType = brokerType;
    copy.brokerName = brokerName;
    copy.expiresInSeconds = expiresInSeconds;
    copy.accountTokens = accountTokens;
    return copy;
  }
}
