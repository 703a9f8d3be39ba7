// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A fee of a transfer. */
public final class TransferFee {
  @JsonProperty("fee")
  private BigDecimal fee;

  @JsonProperty("feeDecimal")
  private String feeDecimal;

  @JsonProperty("feeCurrency")
  private String feeCurrency;

  @JsonProperty("feeInFiat")
  private BigDecimal feeInFiat;

  @JsonProperty("feeInTransferCurrency")
  private BigDecimal feeInTransferCurrency;


  /** Fee, in whole units of `feeCurrency`. */
  public BigDecimal fee() {
    return fee;
  }

  public TransferFee fee(BigDecimal fee) {
    this.fee = fee;
    return this;
  }

  /** `fee` with every digit, as a decimal. */
  public String feeDecimal() {
    return feeDecimal;
  }

  public TransferFee feeDecimal(String feeDecimal) {
    this.feeDecimal = feeDecimal;
    return this;
  }

  /** Symbol of the asset in which the fee is charged. */
  public String feeCurrency() {
    return feeCurrency;
  }

  public TransferFee feeCurrency(String feeCurrency) {
    this.feeCurrency = feeCurrency;
    return this;
  }

  /** Fee in USD. 0 if the asset has no price. */
  public BigDecimal feeInFiat() {
    return feeInFiat;
  }

  public TransferFee feeInFiat(BigDecimal feeInFiat) {
    this.feeInFiat = feeInFiat;
    return this;
  }

  /** Fee, in whole units of the transferred asset. */
  public BigDecimal feeInTransferCurrency() {
    return feeInTransferCurrency;
  }

  public TransferFee feeInTransferCurrency(BigDecimal feeInTransferCurrency) {
    this.feeInTransferCurrency = feeInTransferCurrency;
    return this;
  }

  /** A shallow copy. */
  public TransferFee copy() {
    TransferFee copy = new TransferFee();
    copy.fee = fee;
    copy.feeDecimal = feeDecimal;
    copy.feeCurrency = feeCurrency;
    copy.feeInFiat = feeInFiat;
    copy.feeInTransferCurrency = feeInTransferCurrency;
    return copy;
  }
}
