// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** All amounts of a transfer. `leaves`: from the user’s account. `fees`: with their recipients. `sold` and `bought`: by the conversion or purchase before the transfer. `stays`: the part of `bought` that remains in the account. `arrives`: at the destination address. `credited`: after the client fee. `missing` and `returned`: parts that did not arrive; the missing part of a combined transfer has left no account. */
public final class MoneyLine {
  @JsonProperty("state")
  private MoneyLineState state;

  @JsonProperty("leaves")
  private List<LeavingRow> leaves;

  @JsonProperty("leavesUsd")
  private String leavesUsd;

  @JsonProperty("sold")
  private MoneyRow sold;

  @JsonProperty("bought")
  private MoneyRow bought;

  @JsonProperty("fees")
  private List<MoneyFee> fees;

  @JsonProperty("feesUsd")
  private String feesUsd;

  @JsonProperty("stays")
  private MoneyRow stays;

  @JsonProperty("arrives")
  private MoneyRow arrives;

  @JsonProperty("credited")
  private MoneyRow credited;

  @JsonProperty("missing")
  private MoneyRow missing;

  @JsonProperty("returned")
  private MoneyRow returned;


  public MoneyLineState state() {
    return state;
  }

  public MoneyLine state(MoneyLineState state) {
    this.state = state;
    return this;
  }

  /** Amounts that leave the user’s account, including fees, by asset. Empty if nothing leaves. */
  public List<LeavingRow> leaves() {
    return leaves;
  }

  public MoneyLine leaves(List<LeavingRow> leaves) {
    this.leaves = leaves;
    return this;
  }

  /** Value of all amounts in `leaves`, in USD, as a decimal. Absent if a part of it is unknown. */
  public String leavesUsd() {
    return leavesUsd;
  }

  public MoneyLine leavesUsd(String leavesUsd) {
    this.leavesUsd = leavesUsd;
    return this;
  }

  public MoneyRow sold() {
    return sold;
  }

  public MoneyLine sold(MoneyRow sold) {
    this.sold = sold;
    return this;
  }

  public MoneyRow bought() {
    return bought;
  }

  public MoneyLine bought(MoneyRow bought) {
    this.bought = bought;
    return this;
  }

  /** All fees. A fee without `amount` is not known yet. */
  public List<MoneyFee> fees() {
    return fees;
  }

  public MoneyLine fees(List<MoneyFee> fees) {
    this.fees = fees;
    return this;
  }

  /** Value of all fees, in USD, as a decimal. Absent if one of them is unknown. */
  public String feesUsd() {
    return feesUsd;
  }

  public MoneyLine feesUsd(String feesUsd) {
    this.feesUsd = feesUsd;
    return this;
  }

  public MoneyRow stays() {
    return stays;
  }

  public MoneyLine stays(MoneyRow stays) {
    this.stays = stays;
    return this;
  }

  public MoneyRow arrives() {
    return arrives;
  }

  public MoneyLine arrives(MoneyRow arrives) {
    this.arrives = arrives;
    return this;
  }

  public MoneyRow credited() {
    return credited;
  }

  public MoneyLine credited(MoneyRow credited) {
    this.credited = credited;
    return this;
  }

  public MoneyRow missing() {
    return missing;
  }

  public MoneyLine missing(MoneyRow missing) {
    this.missing = missing;
    return this;
  }

  public MoneyRow returned() {
    return returned;
  }

  public MoneyLine returned(MoneyRow returned) {
    this.returned = returned;
    return this;
  }

  /** A shallow copy. */
  public MoneyLine copy() {
    MoneyLine copy = new MoneyLine();
    copy.state = state;
    copy.leaves = leaves;
    copy.leavesUsd = leavesUsd;
    copy.sold = sold;
    copy.bought = bought;
    copy.fees = fees;
    copy.feesUsd = feesUsd;
    copy.stays = stays;
    copy.arrives = arrives;
    copy.credited = credited;
    copy.missing = missing;
    copy.returned = returned;
    return copy;
  }
}
