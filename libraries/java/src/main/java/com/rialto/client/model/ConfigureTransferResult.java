// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** What can be sent, and where to. */
public final class ConfigureTransferResult {
  @JsonProperty("status")
  private ConfigureTransferStatus status;

  @JsonProperty("errorMessage")
  private String errorMessage;

  @JsonProperty("holdings")
  private List<ConfiguredHolding> holdings;

  @JsonProperty("amountInFiat")
  private BigDecimal amountInFiat;

  @JsonProperty("fiatCurrency")
  private String fiatCurrency;


  public ConfigureTransferStatus status() {
    return status;
  }

  public ConfigureTransferResult status(ConfigureTransferStatus status) {
    this.status = status;
    return this;
  }

  /** Message for developers. Present unless `status` is `succeeded`. */
  public String errorMessage() {
    return errorMessage;
  }

  public ConfigureTransferResult errorMessage(String errorMessage) {
    this.errorMessage = errorMessage;
    return this;
  }

  /** Assets of the account. */
  public List<ConfiguredHolding> holdings() {
    return holdings;
  }

  public ConfigureTransferResult holdings(List<ConfiguredHolding> holdings) {
    this.holdings = holdings;
    return this;
  }

  /** `amountInFiat` of the request, in USD. */
  public BigDecimal amountInFiat() {
    return amountInFiat;
  }

  public ConfigureTransferResult amountInFiat(BigDecimal amountInFiat) {
    this.amountInFiat = amountInFiat;
    return this;
  }

  /** Currency of `amountInFiat`. */
  public String fiatCurrency() {
    return fiatCurrency;
  }

  public ConfigureTransferResult fiatCurrency(String fiatCurrency) {
    this.fiatCurrency = fiatCurrency;
    return this;
  }

  /** A shallow copy. */
  public ConfigureTransferResult copy() {
    ConfigureTransferResult copy = new ConfigureTransferResult();
    copy.status = status;
    copy.errorMessage = errorMessage;
    copy.holdings = holdings;
    copy.amountInFiat = amountInFiat;
    copy.fiatCurrency = fiatCurrency;
    return copy;
  }
}
