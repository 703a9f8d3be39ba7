// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A transaction that you sent. */
public final class ReportedTransaction {
  @JsonProperty("txHash")
  private String txHash;


  /** Hash of your transaction. */
  public String txHash() {
    return txHash;
  }

  public ReportedTransaction txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** A shallow copy. */
  public ReportedTransaction copy() {
    ReportedTransaction copy = new ReportedTransaction();
    copy.txHash = txHash;
    return copy;
  }
}
