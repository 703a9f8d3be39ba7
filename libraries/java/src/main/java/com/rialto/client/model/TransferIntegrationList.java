// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** All integrations that support transfers. */
public final class TransferIntegrationList {
  @JsonProperty("integrations")
  private List<TransferIntegration> integrations;


  /** Integrations. */
  public List<TransferIntegration> integrations() {
    return integrations;
  }

  public TransferIntegrationList integrations(List<TransferIntegration> integrations) {
    this.integrations = integrations;
    return this;
  }

  /** A shallow copy. */
  public TransferIntegrationList copy() {
    TransferIntegrationList copy = new TransferIntegrationList();
    copy.integrations = integrations;
    return copy;
  }
}
