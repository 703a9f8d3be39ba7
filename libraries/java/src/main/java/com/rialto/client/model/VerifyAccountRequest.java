// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account to read. */
public final class VerifyAccountRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("integrationId")
  private String integrationId;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public VerifyAccountRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration id of the account, from GET `/integrations`. */
  public String integrationId() {
    return integrationId;
  }

  public VerifyAccountRequest integrationId(String integrationId) {
    this.integrationId = integrationId;
    return this;
  }

  /** A shallow copy. */
  public VerifyAccountRequest copy() {
    VerifyAccountRequest copy = new VerifyAccountRequest();
    copy.authToken = authToken;
    copy.integrationId = integrationId;
    return copy;
  }
}
