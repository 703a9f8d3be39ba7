// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A part of what arrived that is not credited. */
public final class PayerRest {
  @JsonProperty("state")
  private PayerRestState state;

  @JsonProperty("amount")
  private String amount;


  public PayerRestState state() {
    return state;
  }

  public PayerRest state(PayerRestState state) {
    this.state = state;
    return this;
  }

  /** Amount, as a decimal in whole units of the asset of the order. */
  public String amount() {
    return amount;
  }

  public PayerRest amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** A shallow copy. */
  public PayerRest copy() {
    PayerRest copy = new PayerRest();
    copy.state = state;
    copy.amount = amount;
    return copy;
  }
}
