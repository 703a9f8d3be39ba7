// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account, the asset and the networks. */
public final class ListDepositAddressesRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("networks")
  private List<RequestedNetwork> networks;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public ListDepositAddressesRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public ListDepositAddressesRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public ListDepositAddressesRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Only these networks. Absent: every network on which the institution receives the asset. */
  public List<RequestedNetwork> networks() {
    return networks;
  }

  public ListDepositAddressesRequest networks(List<RequestedNetwork> networks) {
    this.networks = networks;
    return this;
  }

  /** A shallow copy. */
  public ListDepositAddressesRequest copy() {
    ListDepositAddressesRequest copy = new ListDepositAddressesRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.symbol = symbol;
    copy.networks = networks;
    return copy;
  }
}
