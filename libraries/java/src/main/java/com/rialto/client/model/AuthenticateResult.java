// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The accounts that were connected. */
public final class AuthenticateResult {
  @JsonProperty("status")
  private AuthenticateStatus status;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("mfa")
  private MfaRequest mfa;

  @JsonProperty("expiresInSeconds")
  private Long expiresInSeconds;

  @JsonProperty("accountTokens")
  private List<AccountTokens> accountTokens;


  public AuthenticateStatus status() {
    return status;
  }

  public AuthenticateResult status(AuthenticateStatus status) {
    this.status = status;
    return this;
  }

  /** Why the code was not accepted. You may show it to the user. */
  public String errorMessage() {
    return errorMessage;
  }

  public AuthenticateResult errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  public MfaRequest mfa() {
    return mfa;
  }

  public AuthenticateResult mfa(MfaRequest mfa) {
    this.mfa = mfa;
    return this;
  }

  /** Seconds until the access token expires. Absent if it does not expire. */
  public Long expiresInSeconds() {
    return expiresInSeconds;
  }

  public AuthenticateResult expiresInSeconds(Long expiresInSeconds) {
    this.expiresInSeconds = expiresInSeconds;
    return this;
  }

  /** The connected accounts. Empty with the status `mfaRequired`. */
  public List<AccountTokens> accountTokens() {
    return accountTokens;
  }

  public AuthenticateResult accountTokens(List<AccountTokens> accountTokens) {
    this.accountTokens = accountTokens;
    return this;
  }

  /** A shallow copy. */
  public AuthenticateResult copy() {
    AuthenticateResult copy = new AuthenticateResult();
    copy.status = status;
    copy.errorMessage = errorMessage;
    copy.mfa = mfa;
    copy.expiresInSeconds = expiresInSeconds;
    copy.accountTokens = accountTokens;
    return copy;
  }
}
