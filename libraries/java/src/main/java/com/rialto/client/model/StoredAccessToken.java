// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Stored tokens of an account that the user connected before. */
public final class StoredAccessToken {
  @JsonProperty("accessToken")
  private String accessToken;

  @JsonProperty("tokenId")
  private String tokenId;

  @JsonProperty("accountTokens")
  private List<StoredAccountToken> accountTokens;


  /** Access token of the account. */
  public String accessToken() {
    return accessToken;
  }

  public StoredAccessToken accessToken(String accessToken) {
    this.accessToken = accessToken;
    return this;
  }

  /** `tokenId` of the account. Takes precedence over `accessToken`. */
  public String tokenId() {
    return tokenId;
  }

  public StoredAccessToken tokenId(String tokenId) {
    this.tokenId = tokenId;
    return this;
  }

  /** Accounts of the payload, as `onIntegrationConnected` delivered them. */
  public List<StoredAccountToken> accountTokens() {
    return accountTokens;
  }

  public StoredAccessToken accountTokens(List<StoredAccountToken> accountTokens) {
    this.accountTokens = accountTokens;
    return this;
  }

  /** A shallow copy. */
  public StoredAccessToken copy() {
    StoredAccessToken copy = new StoredAccessToken();
    copy.accessToken = accessToken;
    copy.tokenId = tokenId;
    copy.accountTokens = accountTokens;
    return copy;
  }
}
