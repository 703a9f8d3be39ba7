// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An account that may pay a part. */
public final class CombinedSource {
  @JsonProperty("fromAuthToken")
  private String fromAuthToken;

  @JsonProperty("fromType")
  private BrokerType fromType;


  /** Access token or `tokenId` of an account of the user. */
  public String fromAuthToken() {
    return fromAuthToken;
  }

  public CombinedSource fromAuthToken(String fromAuthToken) {
    this.fromAuthToken = fromAuthToken;
    return this;
  }

  /** Integration type of the account. */
  public BrokerType fromType() {
    return fromType;
  }

  public CombinedSource fromType(BrokerType fromType) {
    this.fromType = fromType;
    return this;
  }

  /** A shallow copy. */
  public CombinedSource copy() {
    CombinedSource copy = new CombinedSource();
    copy.fromAuthToken = fromAuthToken;
    copy.fromType = fromType;
    return copy;
  }
}
