// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One page of deposits and withdrawals. */
public final class AccountTransferPage {
  @JsonProperty("transfers")
  private List<AccountTransfer> transfers;

  @JsonProperty("total")
  private Long total;

  @JsonProperty("cursor")
  private String cursor;

  @JsonProperty("earliestTimestamp")
  private Long earliestTimestamp;


  /** Deposits and withdrawals, newest first. */
  public List<AccountTransfer> transfers() {
    return transfers;
  }

  public AccountTransferPage transfers(List<AccountTransfer> transfers) {
    this.transfers = transfers;
    return this;
  }

  /** Number of entries in this answer. */
  public Long total() {
    return total;
  }

  public AccountTransferPage total(Long total) {
    this.total = total;
    return this;
  }

  /** Cursor of the next page. Absent on the last page. */
  public String cursor() {
    return cursor;
  }

  public AccountTransferPage cursor(String cursor) {
    this.cursor = cursor;
    return this;
  }

  /** `createdTimestamp` of the oldest entry in this answer, in Unix seconds. 0 if there is none. */
  public Long earliestTimestamp() {
    return earliestTimestamp;
  }

  public AccountTransferPage earliestTimestamp(Long earliestTimestamp) {
    this.earliestTimestamp = earliestTimestamp;
    return this;
  }

  /** A shallow copy. */
  public AccountTransferPage copy() {
    AccountTransferPage copy = new AccountTransferPage();
    copy.transfers = transfers;
    copy.total = total;
    copy.cursor = cursor;
    copy.earliestTimestamp = earliestTimestamp;
    return copy;
  }
}
