// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A way to pay for the transfer. */
public final class QuoteFundingOption {
  @JsonProperty("fundingOption")
  private String fundingOption;

  @JsonProperty("paymentMethodFeeFiat")
  private BigDecimal paymentMethodFeeFiat;

  @JsonProperty("tradingFeeFiat")
  private BigDecimal tradingFeeFiat;


  /** `existingCryptocurrencyBalance`: the user sends crypto that the account holds. One of `existingCryptocurrencyBalance`. */
  public String fundingOption() {
    return fundingOption;
  }

  public QuoteFundingOption fundingOption(String fundingOption) {
    this.fundingOption = fundingOption;
    return this;
  }

  /** Fee of the payment method, in USD. */
  public BigDecimal paymentMethodFeeFiat() {
    return paymentMethodFeeFiat;
  }

  public QuoteFundingOption paymentMethodFeeFiat(BigDecimal paymentMethodFeeFiat) {
    this.paymentMethodFeeFiat = paymentMethodFeeFiat;
    return this;
  }

  /** Trading fee, in USD. */
  public BigDecimal tradingFeeFiat() {
    return tradingFeeFiat;
  }

  public QuoteFundingOption tradingFeeFiat(BigDecimal tradingFeeFiat) {
    this.tradingFeeFiat = tradingFeeFiat;
    return this;
  }

  /** A shallow copy. */
  public QuoteFundingOption copy() {
    QuoteFundingOption copy = new QuoteFundingOption();
    copy.fundingOption = fundingOption;
    copy.paymentMethodFeeFiat = paymentMethodFeeFiat;
    copy.tradingFeeFiat = tradingFeeFiat;
    return copy;
  }
}
