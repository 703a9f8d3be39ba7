// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset. */
public final class Asset {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("name")
  private String name;

  @JsonProperty("type")
  private AssetType type;


  /** Ticker symbol. */
  public String symbol() {
    return symbol;
  }

  public Asset symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Display name. */
  public String name() {
    return name;
  }

  public Asset name(String name) {
    this.name = name;
    return this;
  }

  public AssetType type() {
    return type;
  }

  public Asset type(AssetType type) {
    this.type = type;
    return this;
  }

  /** A shallow copy. */
  public Asset copy() {
    Asset copy = new Asset();
    copy.symbol = symbol;
    copy.name = name;
    copy.type = type;
    return copy;
  }
}
