// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** Fiat balances of one account. */
public final class AccountBalances {
  @JsonProperty("balances")
  private List<FiatBalance> balances;

  @JsonProperty("totalCashUsdValue")
  private BigDecimal totalCashUsdValue;

  @JsonProperty("totalBuyingPowerUsdValue")
  private BigDecimal totalBuyingPowerUsdValue;

  @JsonProperty("unpricedCurrencies")
  private List<String> unpricedCurrencies;

  @JsonProperty("stalePriceCurrencies")
  private List<String> stalePriceCurrencies;


  /** One entry per currency. */
  public List<FiatBalance> balances() {
    return balances;
  }

  public AccountBalances balances(List<FiatBalance> balances) {
    this.balances = balances;
    return this;
  }

  /** Sum of `cash`, in USD, without the currencies in `unpricedCurrencies`. */
  public BigDecimal totalCashUsdValue() {
    return totalCashUsdValue;
  }

  public AccountBalances totalCashUsdValue(BigDecimal totalCashUsdValue) {
    this.totalCashUsdValue = totalCashUsdValue;
    return this;
  }

  /** Sum of `buyingPower`, in USD, without the currencies in `unpricedCurrencies`. */
  public BigDecimal totalBuyingPowerUsdValue() {
    return totalBuyingPowerUsdValue;
  }

  public AccountBalances totalBuyingPowerUsdValue(BigDecimal totalBuyingPowerUsdValue) {
    this.totalBuyingPowerUsdValue = totalBuyingPowerUsdValue;
    return this;
  }

  /** Currencies in the account for which no price is available now. The totals do not include them; they are not worth 0. Empty if the totals are complete. */
  public List<String> unpricedCurrencies() {
    return unpricedCurrencies;
  }

  public AccountBalances unpricedCurrencies(List<String> unpricedCurrencies) {
    this.unpricedCurrencies = unpricedCurrencies;
    return this;
  }

  /** Currencies that the totals include at a price older than five minutes, because no price source that lists them responds. At most a day old. */
  public List<String> stalePriceCurrencies() {
    return stalePriceCurrencies;
  }

  public AccountBalances stalePriceCurrencies(List<String> stalePriceCurrencies) {
    this.stalePriceCurrencies = stalePriceCurrencies;
    return this;
  }

  /** A shallow copy. */
  public AccountBalances copy() {
    AccountBalances copy = new AccountBalances();
    copy.balances = balances;
    copy.totalCashUsdValue = totalCashUsdValue;
    copy.totalBuyingPowerUsdValue = totalBuyingPowerUsdValue;
    copy.unpricedCurrencies = unpricedCurrencies;
    copy.stalePriceCurrencies = stalePriceCurrencies;
    return copy;
  }
}
