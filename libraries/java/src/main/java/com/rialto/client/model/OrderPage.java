// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One page of orders. */
public final class OrderPage {
  @JsonProperty("transactions")
  private List<Order> transactions;

  @JsonProperty("cursor")
  private String cursor;

  @JsonProperty("total")
  private Long total;

  @JsonProperty("earliestTimestamp")
  private Long earliestTimestamp;


  /** Orders of this page. */
  public List<Order> transactions() {
    return transactions;
  }

  public OrderPage transactions(List<Order> transactions) {
    this.transactions = transactions;
    return this;
  }

  /** Cursor of the next page. Absent on the last page. */
  public String cursor() {
    return cursor;
  }

  public OrderPage cursor(String cursor) {
    this.cursor = cursor;
    return this;
  }

  /** Number of orders in this answer. */
  public Long total() {
    return total;
  }

  public OrderPage total(Long total) {
    this.total = total;
    return this;
  }

  /** `createdTimestamp` of the oldest order in this response, in Unix seconds. 0 without orders. */
  public Long earliestTimestamp() {
    return earliestTimestamp;
  }

  public OrderPage earliestTimestamp(Long earliestTimestamp) {
    this.earliestTimestamp = earliestTimestamp;
    return this;
  }

  /** A shallow copy. */
  public OrderPage copy() {
    OrderPage copy = new OrderPage();
    copy.transactions = transactions;
    copy.cursor = cursor;
    copy.total = total;
    copy.earliestTimestamp = earliestTimestamp;
    return copy;
  }
}
