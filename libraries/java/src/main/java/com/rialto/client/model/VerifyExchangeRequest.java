// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account to read, and the fields to return. */
public final class VerifyExchangeRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("integrationId")
  private String integrationId;

  @JsonProperty("accountInfo")
  private List<String> accountInfo;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public VerifyExchangeRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration id of the account, from GET `/integrations`. */
  public String integrationId() {
    return integrationId;
  }

  public VerifyExchangeRequest integrationId(String integrationId) {
    this.integrationId = integrationId;
    return this;
  }

  /** Fields to return. Absent: all of them. */
  public List<String> accountInfo() {
    return accountInfo;
  }

  public VerifyExchangeRequest accountInfo(List<String> accountInfo) {
    this.accountInfo = accountInfo;
    return this;
  }

  /** A shallow copy. */
  public VerifyExchangeRequest copy() {
    VerifyExchangeRequest copy = new VerifyExchangeRequest();
    copy.authToken = authToken;
    copy.integrationId = integrationId;
    copy.accountInfo = accountInfo;
    return copy;
  }
}
