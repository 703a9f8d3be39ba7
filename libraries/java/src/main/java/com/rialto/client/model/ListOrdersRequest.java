// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The connected account to read, and filters. */
public final class ListOrdersRequest {
  @JsonProperty("authToken")
  private String authToken;

  @JsonProperty("type")
  private BrokerType type;

  @JsonProperty("cursor")
  private String cursor;

  @JsonProperty("count")
  private Long count;

  @JsonProperty("statuses")
  private List<OrderStatus> statuses;

  @JsonProperty("from")
  private Long from;


  /** Access token or `tokenId` of the connected account. */
  public String authToken() {
    return authToken;
  }

  public ListOrdersRequest authToken(String authToken) {
    this.authToken = authToken;
    return this;
  }

  /** Integration type of the connected account, in any letter case. */
  public BrokerType type() {
    return type;
  }

  public ListOrdersRequest type(BrokerType type) {
    this.type = type;
    return this;
  }

  /** `cursor` of the previous page. Valid for this account and the same filters only. */
  public String cursor() {
    return cursor;
  }

  public ListOrdersRequest cursor(String cursor) {
    this.cursor = cursor;
    return this;
  }

  /** Number of orders to return. Default 100. */
  public Long count() {
    return count;
  }

  public ListOrdersRequest count(Long count) {
    this.count = count;
    return this;
  }

  /** Only orders with these statuses. */
  public List<OrderStatus> statuses() {
    return statuses;
  }

  public ListOrdersRequest statuses(List<OrderStatus> statuses) {
    this.statuses = statuses;
    return this;
  }

  /** Only orders created at this time or later, in Unix seconds. */
  public Long from() {
    return from;
  }

  public ListOrdersRequest from(Long from) {
    this.from = from;
    return this;
  }

  /** A shallow copy. */
  public ListOrdersRequest copy() {
    ListOrdersRequest copy = new ListOrdersRequest();
    copy.authToken = authToken;
    copy.type = type;
    copy.cursor = cursor;
    copy.count = count;
    copy.statuses = statuses;
    copy.from = from;
    return copy;
  }
}
