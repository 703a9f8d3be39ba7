// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Identifies one order of a connected account. */
public final class OrderReference {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("id")
  private String id;

  @JsonProperty("side")
  private OrderSide side;

  @JsonProperty("isCryptocurrency")
  private Boolean isCryptocurrency;

  @JsonProperty("symbolPair")
  private String symbolPair;

  @JsonProperty("mfaCode")
  private String mfaCode;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public OrderReference authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public OrderReference type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** Id of the order, from POST `/transactions/{side}` or POST `/transactions/list`. */
  public String id() {
    return id;
  }

  public OrderReference id(String id) {
    this.id = id;
    return this;
  }

  public OrderSide side() {
    return side;
  }

  public OrderReference side(OrderSide side) {
    this.side = side;
    return this;
  }

  /** `true`: only orders of cryptocurrencies are supported. */
  public Boolean isCryptocurrency() {
    return isCryptocurrency;
  }

  public OrderReference isCryptocurrency(Boolean isCryptocurrency) {
    this.isCryptocurrency = isCryptocurrency;
    return this;
  }

  /** Market of the order. Not needed: the id identifies the market. */
  public String symbolPair() {
    return symbolPair;
  }

  public OrderReference symbolPair(String symbolPair) {
    this.symbolPair = symbolPair;
    return this;
  }

  /** Code of the second factor, if the institution requires one. */
  public String mfaCode() {
    return mfaCode;
  }

  public OrderReference mfaCode(String mfaCode) {
    this.mfaCode = mfaCode;
    return this;
  }

  /** A shallow copy. */
  public OrderReference copy() {
    OrderReference copy = new OrderReference();
    copy.authToken = authToken;
    copy.type = type;
    copy.id = id;
    copy.side = side;
    copy.isCryptocurrency = isCryptocurrency;
    copy.symbolPair = symbolPair;
    copy.mfaCode = mfaCode;
    return copy;
  }
}
