// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One page of assets. */
public final class AssetPage {
  @JsonProperty("items")
  private List<Asset> items;

  @JsonProperty("total")
  private Long total;


  /** Assets of this page. */
  public List<Asset> items() {
    return items;
  }

  public AssetPage items(List<Asset> items) {
    this.items = items;
    return this;
  }

  /** Number of assets that match, on all pages. */
  public Long total() {
    return total;
  }

  public AssetPage total(Long total) {
    this.total = total;
    return this;
  }

  /** A shallow copy. */
  public AssetPage copy() {
    AssetPage copy = new AssetPage();
    copy.items = items;
    copy.total = total;
    return copy;
  }
}
