// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An order at the institution that provides the asset before it is sent. */
public final class FundingMethod {
  @JsonProperty("type")
  private FundingType type;

  @JsonProperty("amount")
  private BigDecimal amount;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("toSymbol")
  private String toSymbol;

  @JsonProperty("fromAmount")
  private BigDecimal fromAmount;

  @JsonProperty("fromSymbol")
  private String fromSymbol;

  @JsonProperty("fee")
  private TransferFee fee;


  public FundingType type() {
    return type;
  }

  public FundingMethod type(FundingType type) {
    this.type = type;
    return this;
  }

  /** The least that the order yields, in whole units of `toSymbol`. */
  public BigDecimal amount() {
    return amount;
  }

  public FundingMethod amount(BigDecimal amount) {
    this.amount = amount;
    return this;
  }

  /** `amount` in USD. 0 if the asset has no price. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public FundingMethod amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Asset that is received, and then sent. */
  public String toSymbol() {
    return toSymbol;
  }

  public FundingMethod toSymbol(String toSymbol) {
    this.toSymbol = toSymbol;
    return this;
  }

  /** The most that the order spends, in whole units of `fromSymbol`. */
  public BigDecimal fromAmount() {
    return fromAmount;
  }

  public FundingMethod fromAmount(BigDecimal fromAmount) {
    this.fromAmount = fromAmount;
    return this;
  }

  /** Asset or currency that is spent. */
  public String fromSymbol() {
    return fromSymbol;
  }

  public FundingMethod fromSymbol(String fromSymbol) {
    this.fromSymbol = fromSymbol;
    return this;
  }

  /** Estimated fee of the exchange for the order. */
  public TransferFee fee() {
    return fee;
  }

  public FundingMethod fee(TransferFee fee) {
    this.fee = fee;
    return this;
  }

  /** A shallow copy. */
  public FundingMethod copy() {
    FundingMethod copy = new FundingMethod();
    copy.type = type;
    copy.amount = amount;
    copy.amountInFiat = amountInFiat;
    copy.toSymbol = toSymbol;
    copy.fromAmount = fromAmount;
    copy.fromSymbol = fromSymbol;
    copy.fee = fee;
    return copy;
  }
}
