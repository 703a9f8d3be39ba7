// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** One fee of a transfer, with its recipient. */
public final class MoneyFee {
  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("usd")
  private String usd;

  @JsonProperty("takenBy")
  private FeeTaker takenBy;

  @JsonProperty("purpose")
  private FeePurpose purpose;


  /** Symbol of the asset, or code of the currency. */
  public String symbol() {
    return symbol;
  }

  public MoneyFee symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  public String amount() {
    return amount;
  }

  public MoneyFee amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Value in USD, as a decimal. Absent if the price of the asset is unknown. */
  public String usd() {
    return usd;
  }

  public MoneyFee usd(String usd) {
    this.usd = usd;
    return this;
  }

  public FeeTaker takenBy() {
    return takenBy;
  }

  public MoneyFee takenBy(FeeTaker takenBy) {
    this.takenBy = takenBy;
    return this;
  }

  public FeePurpose purpose() {
    return purpose;
  }

  public MoneyFee purpose(FeePurpose purpose) {
    this.purpose = purpose;
    return this;
  }

  /** A shallow copy. */
  public MoneyFee copy() {
    MoneyFee copy = new MoneyFee();
    copy.symbol = symbol;
    copy.amount = amount;
    copy.usd = usd;
    copy.takenBy = takenBy;
    copy.purpose = purpose;
    return copy;
  }
}
