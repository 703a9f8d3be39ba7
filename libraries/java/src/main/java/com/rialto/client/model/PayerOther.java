// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An amount that a payer sent and that no other row explains. */
public final class PayerOther {
  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("networkName")
  private String networkName;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("state")
  private PayerOtherState state;

  @JsonProperty("amount")
  private String amount;


  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public PayerOther networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Display name of the network. */
  public String networkName() {
    return networkName;
  }

  public PayerOther networkName(String networkName) {
    this.networkName = networkName;
    return this;
  }

  /** Symbol of the asset. */
  public String symbol() {
    return symbol;
  }

  public PayerOther symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  public PayerOtherState state() {
    return state;
  }

  public PayerOther state(PayerOtherState state) {
    this.state = state;
    return this;
  }

  /** Amount, as a decimal in whole units of `symbol`. Absent while it is unknown. */
  public String amount() {
    return amount;
  }

  public PayerOther amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** A shallow copy. */
  public PayerOther copy() {
    PayerOther copy = new PayerOther();
    copy.networkId = networkId;
    copy.networkName = networkName;
    copy.symbol = symbol;
    copy.state = state;
    copy.amount = amount;
    return copy;
  }
}
