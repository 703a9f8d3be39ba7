// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An asset that leaves the account. */
public final class LeavingRow {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("usd")
  private String usd;

  @JsonProperty("about")
  private String about;


  /** Symbol of the asset, or code of the currency. */
  public String symbol() {
    return symbol;
  }

  public LeavingRow symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  public String amount() {
    return amount;
  }

  public LeavingRow amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Value in USD, as a decimal. Absent if the price of the asset is unknown. */
  public String usd() {
    return usd;
  }

  public LeavingRow usd(String usd) {
    this.usd = usd;
    return this;
  }

  /** Expected amount at the current price, as a decimal. Present if `amount` is the maximum that the order may spend. */
  public String about() {
    return about;
  }

  public LeavingRow about(String about) {
    this.about = about;
    return this;
  }

  /** A shallow copy. */
  public LeavingRow copy() {
    LeavingRow copy = new LeavingRow();
    copy.symbol = symbol;
    copy.amount = amount;
    copy.usd = usd;
    copy.about = about;
    return copy;
  }
}
