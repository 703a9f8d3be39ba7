// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Stored tokens of one account. */
public final class StoredAccountToken {
  @JsonProperty("accessToken")
  private String accessToken;

  @JsonProperty("tokenId")
  private String tokenId;


  /** Access token of the account. */
  public String accessToken() {
    return accessToken;
  }

  public StoredAccountToken accessToken(String accessToken) {
    this.accessToken = accessToken;
    return this;
  }

  /** `tokenId` of the account. Takes precedence over `accessToken`. */
  public String tokenId() {
    return tokenId;
  }

  public StoredAccountToken tokenId(String tokenId) {
    this.tokenId = tokenId;
    return this;
  }

  /** A shallow copy. */
  public StoredAccountToken copy() {
    StoredAccountToken copy = new StoredAccountToken();
    copy.accessToken = accessToken;
    copy.tokenId = tokenId;
    return copy;
  }
}
