// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account to read. */
public final class GetHoldingsRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("includeMarketValue")
  private Boolean includeMarketValue;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public GetHoldingsRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public GetHoldingsRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** `true`: positions include `marketValue` and `lastPrice`. Default `false`. */
  public Boolean includeMarketValue() {
    return includeMarketValue;
  }

  public GetHoldingsRequest includeMarketValue(Boolean includeMarketValue) {
    this.includeMarketValue = includeMarketValue;
    return this;
  }

  /** A shallow copy. */
  public GetHoldingsRequest copy() {
    GetHoldingsRequest copy = new GetHoldingsRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.includeMarketValue = includeMarketValue;
    return copy;
  }
}
