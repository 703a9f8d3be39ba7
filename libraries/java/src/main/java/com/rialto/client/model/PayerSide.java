// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** For an order that was paid by address and has ended: the amount sent on each network, the fee of a bridge, the credited amount, the uncredited parts, and all other amounts that were sent. Absent if everything was sent directly and is credited, because `moneyLine` of the transfer is then the same. Later refunds change it, so read the record again after their events. */
public final class PayerSide {
  @JsonProperty("networks")
  private List<PayerNetwork> networks;

  @JsonProperty("moneyLine")
  private MoneyLine moneyLine;

  @JsonProperty("rest")
  private List<PayerRest> rest;

  @JsonProperty("others")
  private List<PayerOther> others;


  /** Networks of all payments for the order, first those that paid it. */
  public List<PayerNetwork> networks() {
    return networks;
  }

  public PayerSide networks(List<PayerNetwork> networks) {
    this.networks = networks;
    return this;
  }

  public MoneyLine moneyLine() {
    return moneyLine;
  }

  public PayerSide moneyLine(MoneyLine moneyLine) {
    this.moneyLine = moneyLine;
    return this;
  }

  /** Arrived in the asset of the order and not credited. */
  public List<PayerRest> rest() {
    return rest;
  }

  public PayerSide rest(List<PayerRest> rest) {
    this.rest = rest;
    return this;
  }

  /** Amounts without a row in `moneyLine` and `rest`: further assets that were sent over bridges, amounts at a bridge, and payments in another asset or on another network. Absent if there are none. `moneyLine.sold` and `moneyLine.returned` have one asset each. */
  public List<PayerOther> others() {
    return others;
  }

  public PayerSide others(List<PayerOther> others) {
    this.others = others;
    return this;
  }

  /** A shallow copy. */
  public PayerSide copy() {
    PayerSide copy = new PayerSide();
    copy.networks = networks;
    copy.moneyLine = moneyLine;
    copy.rest = rest;
    copy.others = others;
    return copy;
  }
}
