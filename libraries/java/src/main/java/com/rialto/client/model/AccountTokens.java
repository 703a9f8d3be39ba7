// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A connected account with its tokens. Keep tokens on your server. */
public final class AccountTokens {
  @JsonProperty("account")
  private ConnectedAccount account;

  @JsonProperty("accessToken")
  private String accessToken;

  @JsonProperty("refreshToken")
  private String refreshToken;

  @JsonProperty("tokenId")
  private String tokenId;


  public ConnectedAccount account() {
    return account;
  }

  public AccountTokens account(ConnectedAccount account) {
    this.account = account;
    return this;
  }

  /** Access token of the connection. Send it as `authToken`. Expires after `expiresInSeconds`; POST `/token/refresh` replaces it. */
  public String accessToken() {
    return accessToken;
  }

  public AccountTokens accessToken(String accessToken) {
    this.accessToken = accessToken;
    return this;
  }

  /** Refresh token of the connection. Send it to POST `/token/refresh`. */
  public String refreshToken() {
    return refreshToken;
  }

  public AccountTokens refreshToken(String refreshToken) {
    this.refreshToken = refreshToken;
    return this;
  }

  /** Stable token of the connection: it does not expire and does not change when the access token is refreshed or the user connects the account again. Accepted wherever `authToken` is. Store it on your server to let the user skip authentication next time. */
  public String tokenId() {
    return tokenId;
  }

  public AccountTokens tokenId(String tokenId) {
    this.tokenId = tokenId;
    return this;
  }

  /** A shallow copy. */
  public AccountTokens copy() {
    AccountTokens copy = new AccountTokens();
    copy.account = account;
    copy.accessToken = accessToken;
    copy.refreshToken = refreshToken;
    copy.tokenId = tokenId;
    return copy;
  }
}
