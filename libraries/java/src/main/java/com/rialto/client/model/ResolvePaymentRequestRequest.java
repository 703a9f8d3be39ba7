// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Your decision. */
public final class ResolvePaymentRequestRequest {
  @JsonProperty("action")
  private String action;

  @JsonProperty("note")
  private String note;


  /** Whether what has arrived pays the order. One of `credit`, `cancel`. */
  public String action() {
    return action;
  }

  public ResolvePaymentRequestRequest action(String action) {
    this.action = action;
    return this;
  }

  /** Your reason, for the record. */
  public String note() {
    return note;
  }

  public ResolvePaymentRequestRequest note(String note) {
    this.note = note;
    return this;
  }

  /** A shallow copy. */
  public ResolvePaymentRequestRequest copy() {
    ResolvePaymentRequestRequest copy = new ResolvePaymentRequestRequest();
    copy.action = action;
    copy.note = note;
    return copy;
  }
}
