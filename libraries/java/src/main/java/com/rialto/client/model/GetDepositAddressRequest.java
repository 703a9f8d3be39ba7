// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account, the asset and the network. */
public final class GetDepositAddressRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networkId")
  private String networkId;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public GetDepositAddressRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public GetDepositAddressRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public GetDepositAddressRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public GetDepositAddressRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** A shallow copy. */
  public GetDepositAddressRequest copy() {
    GetDepositAddressRequest copy = new GetDepositAddressRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.symbol = symbol;
    copy.networkId = networkId;
    return copy;
  }
}
