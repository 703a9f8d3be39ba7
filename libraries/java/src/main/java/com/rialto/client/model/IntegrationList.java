// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** All integrations. */
public final class IntegrationList {
  @JsonProperty("items")
  private List<Integration> items;


  /** Integrations, in the order in which Link shows them. */
  public List<Integration> items() {
    return items;
  }

  public IntegrationList items(List<Integration> items) {
    this.items = items;
    return this;
  }

  /** A shallow copy. */
  public IntegrationList copy() {
    IntegrationList copy = new IntegrationList();
    copy.items = items;
    return copy;
  }
}
