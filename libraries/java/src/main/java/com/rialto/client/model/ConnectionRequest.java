// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Identifies one connected account. */
public final class ConnectionRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public ConnectionRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public ConnectionRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** A shallow copy. */
  public ConnectionRequest copy() {
    ConnectionRequest copy = new ConnectionRequest();
    copy.authToken = authToken;
    copy.type = type;
    return copy;
  }
}
