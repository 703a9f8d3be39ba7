// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fees of the transfer. */
public final class BridgingFees {
  @JsonProperty("items")
  private List<BridgingFee> items;

  @JsonProperty("totalUsd")
  private BigDecimal totalUsd;


  /** All fees. */
  public List<BridgingFee> items() {
    return items;
  }

  public BridgingFees items(List<BridgingFee> items) {
    this.items = items;
    return this;
  }

  /** Sum of the fees that are deducted from the payout, in USD. `null` if not known. */
  public BigDecimal totalUsd() {
    return totalUsd;
  }

  public BridgingFees totalUsd(BigDecimal totalUsd) {
    this.totalUsd = totalUsd;
    return this;
  }

  /** A shallow copy. */
  public BridgingFees copy() {
    BridgingFees copy = new BridgingFees();
    copy.items = items;
    copy.totalUsd = totalUsd;
    return copy;
  }
}
