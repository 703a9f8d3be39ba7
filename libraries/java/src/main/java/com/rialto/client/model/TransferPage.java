// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One page of transfers. */
public final class TransferPage {
  @JsonProperty("items")
  private List<TransferRecord> items;

  @JsonProperty("total")
  private Long total;

  @JsonProperty("nextCursor")
  private String nextCursor;


  /** Transfers of this page. */
  public List<TransferRecord> items() {
    return items;
  }

  public TransferPage items(List<TransferRecord> items) {
    this.items = items;
    return this;
  }

  /** Number of transfers that match, on all pages; `10000` means that many or more. */
  public Long total() {
    return total;
  }

  public TransferPage total(Long total) {
    this.total = total;
    return this;
  }

  /** `Cursor` for the next page. Absent on the last page and in other orders. */
  public String nextCursor() {
    return nextCursor;
  }

  public TransferPage nextCursor(String nextCursor) {
    this.nextCursor = nextCursor;
    return this;
  }

  /** A shallow copy. */
  public TransferPage copy() {
    TransferPage copy = new TransferPage();
    copy.items = items;
    copy.total = total;
    copy.nextCursor = nextCursor;
    return copy;
  }
}
