// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The transaction that pays the payout. */
public final class ReportPayoutRequest {
  @JsonProperty("txHash")
  private String txHash;


  /** Hash of your transaction. */
  public String txHash() {
    return txHash;
  }

  public ReportPayoutRequest txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** A shallow copy. */
  public ReportPayoutRequest copy() {
    ReportPayoutRequest copy = new ReportPayoutRequest();
    copy.txHash = txHash;
    return copy;
  }
}
