// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** A payment to the address. */
public final class WebhookPayment {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("TxHash")
  private String txHash;

  @JsonProperty("Chain")
  private String chain;

  @JsonProperty("Token")
  private String token;

  @JsonProperty("AmountDecimal")
  private String amountDecimal;

  @JsonProperty("CountedAmountDecimal")
  private String countedAmountDecimal;

  @JsonProperty("OpenAmountDecimal")
  private String openAmountDecimal;

  @JsonProperty("IsFinal")
  private Boolean isFinal;

  @JsonProperty("FromAddress")
  private String fromAddress;

  @JsonProperty("Issue")
  private String issue;


  /** Id of the payment. */
  public String id() {
    return id;
  }

  public WebhookPayment id(String id) {
    this.id = id;
    return this;
  }

  /** Hash of the transaction. */
  public String txHash() {
    return txHash;
  }

  public WebhookPayment txHash(String txHash) {
    this.txHash = txHash;
    return this;
  }

  /** Name of the network on which it was sent. */
  public String chain() {
    return chain;
  }

  public WebhookPayment chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Symbol of the asset that was sent. */
  public String token() {
    return token;
  }

  public WebhookPayment token(String token) {
    this.token = token;
    return this;
  }

  /** Amount that arrived. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public WebhookPayment amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Part of it that counts for the order. */
  public String countedAmountDecimal() {
    return countedAmountDecimal;
  }

  public WebhookPayment countedAmountDecimal(String countedAmountDecimal) {
    this.countedAmountDecimal = countedAmountDecimal;
    return this;
  }

  /** Part of it that does not count. */
  public String openAmountDecimal() {
    return openAmountDecimal;
  }

  public WebhookPayment openAmountDecimal(String openAmountDecimal) {
    this.openAmountDecimal = openAmountDecimal;
    return this;
  }

  /** `true` in a final block. */
  public Boolean isFinal() {
    return isFinal;
  }

  public WebhookPayment isFinal(Boolean isFinal) {
    this.isFinal = isFinal;
    return this;
  }

  /** Sender. `null` if the chain does not show it. */
  public String fromAddress() {
    return fromAddress;
  }

  public WebhookPayment fromAddress(String fromAddress) {
    this.fromAddress = fromAddress;
    return this;
  }

  /** Why it does not count. `null` if it counts. One of `wrongNetwork`, `wrongAsset`, `sanctionedSender`, `dust`, `late`, `repeated`, `overpaid`, `underpaid`, `canceled`, `paidOtherwise`. */
  public String issue() {
    return issue;
  }

  public WebhookPayment issue(String issue) {
    this.issue = issue;
    return this;
  }

  /** A shallow copy. */
  public WebhookPayment copy() {
    WebhookPayment copy = new WebhookPayment();
    copy.id = id;
    copy.txHash = txHash;
    copy.chain = chain;
    copy.token = token;
    copy.amountDecimal = amountDecimal;
    copy.countedAmountDecimal = countedAmountDecimal;
    copy.openAmountDecimal = openAmountDecimal;
    copy.isFinal = isFinal;
    copy.fromAddress = fromAddress;
    copy.issue = issue;
    return copy;
  }
}
