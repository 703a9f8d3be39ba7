// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fees in the asset. */
public final class QuoteFeesInCrypto {
  @JsonProperty("paymentMethodFeeMax")
  private BigDecimal paymentMethodFeeMax;

  @JsonProperty("tradingFeeMax")
  private BigDecimal tradingFeeMax;

  @JsonProperty("withdrawalFee")
  private BigDecimal withdrawalFee;

  @JsonProperty("partnerFee")
  private BigDecimal partnerFee;

  @JsonProperty("networkFee")
  private BigDecimal networkFee;

  @JsonProperty("minFees")
  private BigDecimal minFees;

  @JsonProperty("maxFees")
  private BigDecimal maxFees;


  /** Highest fee of the payment method, in whole units of the asset. */
  public BigDecimal paymentMethodFeeMax() {
    return paymentMethodFeeMax;
  }

  public QuoteFeesInCrypto paymentMethodFeeMax(BigDecimal paymentMethodFeeMax) {
    this.paymentMethodFeeMax = paymentMethodFeeMax;
    return this;
  }

  /** Highest trading fee, in whole units of the asset. */
  public BigDecimal tradingFeeMax() {
    return tradingFeeMax;
  }

  public QuoteFeesInCrypto tradingFeeMax(BigDecimal tradingFeeMax) {
    this.tradingFeeMax = tradingFeeMax;
    return this;
  }

  /** Withdrawal fee of the institution, network fee included, in whole units of the asset. */
  public BigDecimal withdrawalFee() {
    return withdrawalFee;
  }

  public QuoteFeesInCrypto withdrawalFee(BigDecimal withdrawalFee) {
    this.withdrawalFee = withdrawalFee;
    return this;
  }

  /** Your own fee, in whole units of the asset. */
  public BigDecimal partnerFee() {
    return partnerFee;
  }

  public QuoteFeesInCrypto partnerFee(BigDecimal partnerFee) {
    this.partnerFee = partnerFee;
    return this;
  }

  /** Network fee that is charged separately, in whole units of the asset. */
  public BigDecimal networkFee() {
    return networkFee;
  }

  public QuoteFeesInCrypto networkFee(BigDecimal networkFee) {
    this.networkFee = networkFee;
    return this;
  }

  /** Lowest sum of all fees, in whole units of the asset. */
  public BigDecimal minFees() {
    return minFees;
  }

  public QuoteFeesInCrypto minFees(BigDecimal minFees) {
    this.minFees = minFees;
    return this;
  }

  /** Highest sum of all fees, in whole units of the asset. */
  public BigDecimal maxFees() {
    return maxFees;
  }

  public QuoteFeesInCrypto maxFees(BigDecimal maxFees) {
    this.maxFees = maxFees;
    return this;
  }

  /** A shallow copy. */
  public QuoteFeesInCrypto copy() {
    QuoteFeesInCrypto copy = new QuoteFeesInCrypto();
    copy.paymentMethodFeeMax = paymentMethodFeeMax;
    copy.tradingFeeMax = tradingFeeMax;
    copy.withdrawalFee = withdrawalFee;
    copy.partnerFee = partnerFee;
    copy.networkFee = networkFee;
    copy.minFees = minFees;
    copy.maxFees = maxFees;
    return copy;
  }
}
