// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Price of one share. */
public final class EquityPrice {
  @JsonProperty("price")
  private BigDecimal price;

  @JsonProperty("timestamp")
  private Long timestamp;


  /** Price of one share, in USD. */
  public BigDecimal price() {
    return price;
  }

  public EquityPrice price(BigDecimal price) {
    this.price = price;
    return this;
  }

  /** When the price was quoted, in Unix seconds. */
  public Long timestamp() {
    return timestamp;
  }

  public EquityPrice timestamp(Long timestamp) {
    this.timestamp = timestamp;
    return this;
  }

  /** A shallow copy. */
  public EquityPrice copy() {
    EquityPrice copy = new EquityPrice();
    copy.price = price;
    copy.timestamp = timestamp;
    return copy;
  }
}
