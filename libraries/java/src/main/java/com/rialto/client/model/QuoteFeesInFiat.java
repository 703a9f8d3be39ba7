// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fees in USD. */
public final class QuoteFeesInFiat {
  @JsonProperty("paymentMethodFeeMaxFiat")
  private BigDecimal paymentMethodFeeMaxFiat;

  @JsonProperty("tradingFeeMaxFiat")
  private BigDecimal tradingFeeMaxFiat;

  @JsonProperty("withdrawalFeeFiat")
  private BigDecimal withdrawalFeeFiat;

  @JsonProperty("partnerFeeFiat")
  private BigDecimal partnerFeeFiat;

  @JsonProperty("networkFeeFiat")
  private BigDecimal networkFeeFiat;

  @JsonProperty("minFeesFiat")
  private BigDecimal minFeesFiat;

  @JsonProperty("maxFeesFiat")
  private BigDecimal maxFeesFiat;


  /** Highest fee of the payment method, in USD. */
  public BigDecimal paymentMethodFeeMaxFiat() {
    return paymentMethodFeeMaxFiat;
  }

  public QuoteFeesInFiat paymentMethodFeeMaxFiat(BigDecimal paymentMethodFeeMaxFiat) {
    this.paymentMethodFeeMaxFiat = paymentMethodFeeMaxFiat;
    return this;
  }

  /** Highest trading fee, in USD. */
  public BigDecimal tradingFeeMaxFiat() {
    return tradingFeeMaxFiat;
  }

  public QuoteFeesInFiat tradingFeeMaxFiat(BigDecimal tradingFeeMaxFiat) {
    this.tradingFeeMaxFiat = tradingFeeMaxFiat;
    return this;
  }

  /** Withdrawal fee of the institution, network fee included, in USD. */
  public BigDecimal withdrawalFeeFiat() {
    return withdrawalFeeFiat;
  }

  public QuoteFeesInFiat withdrawalFeeFiat(BigDecimal withdrawalFeeFiat) {
    this.withdrawalFeeFiat = withdrawalFeeFiat;
    return this;
  }

  /** Your own fee, in USD. */
  public BigDecimal partnerFeeFiat() {
    return partnerFeeFiat;
  }

  public QuoteFeesInFiat partnerFeeFiat(BigDecimal partnerFeeFiat) {
    this.partnerFeeFiat = partnerFeeFiat;
    return this;
  }

  /** Network fee that is charged separately, in USD. */
  public BigDecimal networkFeeFiat() {
    return networkFeeFiat;
  }

  public QuoteFeesInFiat networkFeeFiat(BigDecimal networkFeeFiat) {
    this.networkFeeFiat = networkFeeFiat;
    return this;
  }

  /** Lowest sum of all fees, in USD. */
  public BigDecimal minFeesFiat() {
    return minFeesFiat;
  }

  public QuoteFeesInFiat minFeesFiat(BigDecimal minFeesFiat) {
    this.minFeesFiat = minFeesFiat;
    return this;
  }

  /** Highest sum of all fees, in USD. */
  public BigDecimal maxFeesFiat() {
    return maxFeesFiat;
  }

  public QuoteFeesInFiat maxFeesFiat(BigDecimal maxFeesFiat) {
    this.maxFeesFiat = maxFeesFiat;
    return this;
  }

  /** A shallow copy. */
  public QuoteFeesInFiat copy() {
    QuoteFeesInFiat copy = new QuoteFeesInFiat();
    copy.paymentMethodFeeMaxFiat = paymentMethodFeeMaxFiat;
    copy.tradingFeeMaxFiat = tradingFeeMaxFiat;
    copy.withdrawalFeeFiat = withdrawalFeeFiat;
    copy.partnerFeeFiat = partnerFeeFiat;
    copy.networkFeeFiat = networkFeeFiat;
    copy.minFeesFiat = minFeesFiat;
    copy.maxFeesFiat = maxFeesFiat;
    return copy;
  }
}
