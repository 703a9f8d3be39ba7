// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The refreshed authorization. */
public final class RefreshTokenResult {
  @JsonProperty("status")
  private RefreshTokenStatus status;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("expiresInSeconds")
  private Long expiresInSeconds;

  @JsonProperty("brokerAccountTokens")
  private List<AccountTokens> brokerAccountTokens;


  public RefreshTokenStatus status() {
    return status;
  }

  public RefreshTokenResult status(RefreshTokenStatus status) {
    this.status = status;
    return this;
  }

  /** Why the refresh failed. */
  public String errorMessage() {
    return errorMessage;
  }

  public RefreshTokenResult errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** Seconds until the access token expires. Absent if it does not expire. */
  public Long expiresInSeconds() {
    return expiresInSeconds;
  }

  public RefreshTokenResult expiresInSeconds(Long expiresInSeconds) {
    this.expiresInSeconds = expiresInSeconds;
    return this;
  }

  /** The account with its current tokens. */
  public List<AccountTokens> brokerAccountTokens() {
    return brokerAccountTokens;
  }

  public RefreshTokenResult brokerAccountTokens(List<AccountTokens> brokerAccountTokens) {
    this.brokerAccountTokens = brokerAccountTokens;
    return this;
  }

  /** A shallow copy. */
  public RefreshTokenResult copy() {
    RefreshTokenResult copy = new RefreshTokenResult();
    copy.status = status;
    copy.errorMessage = errorMessage;
    copy.expiresInSeconds = expiresInSeconds;
    copy.brokerAccountTokens = brokerAccountTokens;
    return copy;
  }
}
