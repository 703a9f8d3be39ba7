// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The order to be paid. */
public final class CreatePaymentRequestRequest {
  @JsonProperty("userId")
  private String userId;

  @JsonProperty("transactionId")
  private String transactionId;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("expiresInSeconds")
  private Long expiresInSeconds;


  /** Your stable, unique id of the end user. Must not contain personal data. */
  public String userId() {
    return userId;
  }

  public CreatePaymentRequestRequest userId(String userId) {
    this.userId = userId;
    return this;
  }

  /** Your id of the order. */
  public String transactionId() {
    return transactionId;
  }

  public CreatePaymentRequestRequest transactionId(String transactionId) {
    this.transactionId = transactionId;
    return this;
  }

  /** Network id from GET `/transfers/managed/networks`. Ids never change. */
  public String networkId() {
    return networkId;
  }

  public CreatePaymentRequestRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Symbol of the asset to pay. */
  public String symbol() {
    return symbol;
  }

  public CreatePaymentRequestRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Amount to pay, as a decimal string. */
  public String amount() {
    return amount;
  }

  public CreatePaymentRequestRequest amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Time to pay. Default 3,600. */
  public Long expiresInSeconds() {
    return expiresInSeconds;
  }

  public CreatePaymentRequestRequest expiresInSeconds(Long expiresInSeconds) {
    this.expiresInSeconds = expiresInSeconds;
    return this;
  }

  /** A shallow copy. */
  public CreatePaymentRequestRequest copy() {
    CreatePaymentRequestRequest copy = new CreatePaymentRequestRequest();
    copy.userId = userId;
    copy.transactionId = transactionId;
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.amount = amount;
    copy.expiresInSeconds = expiresInSeconds;
    return copy;
  }
}
