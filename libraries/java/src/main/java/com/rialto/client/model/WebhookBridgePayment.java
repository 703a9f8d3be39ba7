// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** An address of a bridge. */
public final class WebhookBridgePayment {
  @JsonProperty("Id")
  private String id;

  @JsonProperty("Status")
  private BridgePaymentStatus status;

  @JsonProperty("Chain")
  private String chain;

  @JsonProperty("Token")
  private String token;

  @JsonProperty("AmountDecimal")
  private String amountDecimal;

  @JsonProperty("PayoutAmountDecimal")
  private String payoutAmountDecimal;

  @JsonProperty("Address")
  private String address;

  @JsonProperty("RefundAddress")
  private String refundAddress;

  @JsonProperty("PayInTxHashes")
  private List<String> payInTxHashes;

  @JsonProperty("PayoutTxHashes")
  private List<String> payoutTxHashes;

  @JsonProperty("RefundTxHashes")
  private List<String> refundTxHashes;


  /** Id of the address. */
  public String id() {
    return id;
  }

  public WebhookBridgePayment id(String id) {
    this.id = id;
    return this;
  }

  public BridgePaymentStatus status() {
    return status;
  }

  public WebhookBridgePayment status(BridgePaymentStatus status) {
    this.status = status;
    return this;
  }

  /** Name of the network to pay on. */
  public String chain() {
    return chain;
  }

  public WebhookBridgePayment chain(String chain) {
    this.chain = chain;
    return this;
  }

  /** Symbol of the asset to pay. */
  public String token() {
    return token;
  }

  public WebhookBridgePayment token(String token) {
    this.token = token;
    return this;
  }

  /** Amount to pay. */
  public String amountDecimal() {
    return amountDecimal;
  }

  public WebhookBridgePayment amountDecimal(String amountDecimal) {
    this.amountDecimal = amountDecimal;
    return this;
  }

  /** Amount that the bridge pays to the order. */
  public String payoutAmountDecimal() {
    return payoutAmountDecimal;
  }

  public WebhookBridgePayment payoutAmountDecimal(String payoutAmountDecimal) {
    this.payoutAmountDecimal = payoutAmountDecimal;
    return this;
  }

  /** Address of the bridge. */
  public String address() {
    return address;
  }

  public WebhookBridgePayment address(String address) {
    this.address = address;
    return this;
  }

  /** Receives what the bridge does not pay out. */
  public String refundAddress() {
    return refundAddress;
  }

  public WebhookBridgePayment refundAddress(String refundAddress) {
    this.refundAddress = refundAddress;
    return this;
  }

  /** Payments to the address. */
  public List<String> payInTxHashes() {
    return payInTxHashes;
  }

  public WebhookBridgePayment payInTxHashes(List<String> payInTxHashes) {
    this.payInTxHashes = payInTxHashes;
    return this;
  }

  /** Payments of the bridge to the order. */
  public List<String> payoutTxHashes() {
    return payoutTxHashes;
  }

  public WebhookBridgePayment payoutTxHashes(List<String> payoutTxHashes) {
    this.payoutTxHashes = payoutTxHashes;
    return this;
  }

  /** Refunds. Some bridges report none. */
  public List<String> refundTxHashes() {
    return refundTxHashes;
  }

  public WebhookBridgePayment refundTxHashes(List<String> refundTxHashes) {
    this.refundTxHashes = refundTxHashes;
    return this;
  }

  /** A shallow copy. */
  public WebhookBridgePayment copy() {
    WebhookBridgePayment copy = new WebhookBridgePayment();
    copy.id = id;
    copy.status = status;
    copy.chain = chain;
    copy.token = token;
    copy.amountDecimal = amountDecimal;
    copy.payoutAmountDecimal = payoutAmountDecimal;
    copy.address = address;
    copy.refundAddress = refundAddress;
    copy.payInTxHashes = payInTxHashes;
    copy.payoutTxHashes = payoutTxHashes;
    copy.refundTxHashes = refundTxHashes;
    return copy;
  }
}
