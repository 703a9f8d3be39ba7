// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account to refresh. */
public final class RefreshTokenRequest {
  @JsonProperty("refreshToken")
  private String refreshToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("accessToken")
  private String accessToken;

  @JsonProperty("createNewRefreshToken")
  private Boolean createNewRefreshToken;

  @JsonProperty("mfaCode")
  private String mfaCode;


  /** Refresh token of the connection, or its access token, which may have expired. */
  public String refreshToken() {
    return refreshToken;
  }

  public RefreshTokenRequest refreshToken(String refreshToken) {
    this.refreshToken = refreshToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public RefreshTokenRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Access token of the same connection, which may have expired. Required if the integration needs it together with the refresh token. A token of another connection is rejected with `badRequest`. */
  public String authToken() {
    return authToken;
  }

  public RefreshTokenRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Same as `authToken`. With `mfaCode`: the access token of the first answer. */
  public String accessToken() {
    return accessToken;
  }

  public RefreshTokenRequest accessToken(String accessToken) {
    this.accessToken = accessToken;
    return this;
  }

  /** `true`: the answer contains a new refresh token, and the one you sent is no longer valid. Default `false`. */
  public Boolean createNewRefreshToken() {
    return createNewRefreshToken;
  }

  public RefreshTokenRequest createNewRefreshToken(Boolean createNewRefreshToken) {
    this.createNewRefreshToken = createNewRefreshToken;
    return this;
  }

  /** Code of the second factor, if the first answer had the status `mfaRequired`. */
  public String mfaCode() {
    return mfaCode;
  }

  public RefreshTokenRequest mfaCode(String mfaCode) {
    this.mfaCode = mfaCode;
    return this;
  }

  /** A shallow copy. */
  public RefreshTokenRequest copy() {
    RefreshTokenRequest copy = new RefreshTokenRequest();
    copy.refreshToken = refreshToken;
    copy.type = type;
    copy.authToken = authToken;
    copy.accessToken = accessToken;
    copy.createNewRefreshToken = createNewRefreshToken;
    copy.mfaCode = mfaCode;
    return copy;
  }
}
