// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One amount of a transfer. */
public final class MoneyRow {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("usd")
  private String usd;


  /** Symbol of the asset, or code of the currency. */
  public String symbol() {
    return symbol;
  }

  public MoneyRow symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  public String amount() {
    return amount;
  }

  public MoneyRow amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Value in USD, as a decimal. Absent if the price of the asset is unknown. */
  public String usd() {
    return usd;
  }

  public MoneyRow usd(String usd) {
    this.usd = usd;
    return this;
  }

  /** A shallow copy. */
  public MoneyRow copy() {
    MoneyRow copy = new MoneyRow();
    copy.symbol = symbol;
    copy.amount = amount;
    copy.usd = usd;
    return copy;
  }
}
