// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The payout addresses of a user. */
public final class PayoutAddresses {
  @JsonProperty("items")
  private List<PayoutAddress> items;


  /** At most 100 addresses. */
  public List<PayoutAddress> items() {
    return items;
  }

  public PayoutAddresses items(List<PayoutAddress> items) {
    this.items = items;
    return this;
  }

  /** A shallow copy. */
  public PayoutAddresses copy() {
    PayoutAddresses copy = new PayoutAddresses();
    copy.items = items;
    return copy;
  }
}
