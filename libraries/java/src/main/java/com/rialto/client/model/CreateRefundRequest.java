// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/** The money to return. */
public final class CreateRefundRequest {
  @JsonProperty("paymentRequestId")
  private String paymentRequestId;

  @JsonProperty("unassignedPaymentId")
  private String unassignedPaymentId;

  @JsonProperty("amount")
  private String amount;

  @JsonProperty("networkId")
  private String networkId;

  @JsonProperty("symbol")
  private String symbol;

  @JsonProperty("address")
  private String address;

  @JsonProperty("addressTag")
  private String addressTag;

  @JsonProperty("reason")
  private String reason;


  /** Id of the payment request. */
  public String paymentRequestId() {
    return paymentRequestId;
  }

  public CreateRefundRequest paymentRequestId(String paymentRequestId) {
    this.paymentRequestId = paymentRequestId;
    return this;
  }

  /** Id of the unassigned payment to return, in place of `paymentRequestId`. It takes an `address`. */
  public String unassignedPaymentId() {
    return unassignedPaymentId;
  }

  public CreateRefundRequest unassignedPaymentId(String unassignedPaymentId) {
    this.unassignedPaymentId = unassignedPaymentId;
    return this;
  }

  /** Amount to return, as a decimal string. */
  public String amount() {
    return amount;
  }

  public CreateRefundRequest amount(String amount) {
    this.amount = amount;
    return this;
  }

  /** Network of the money. Default: that of the request. Only with `paymentRequestId`. */
  public String networkId() {
    return networkId;
  }

  public CreateRefundRequest networkId(String networkId) {
    this.networkId = networkId;
    return this;
  }

  /** Asset to return. Default: that of the request. Only with `paymentRequestId`. */
  public String symbol() {
    return symbol;
  }

  public CreateRefundRequest symbol(String symbol) {
    this.symbol = symbol;
    return this;
  }

  /** Address to return it to. */
  public String address() {
    return address;
  }

  public CreateRefundRequest address(String address) {
    this.address = address;
    return this;
  }

  /** Destination tag of `address`. */
  public String addressTag() {
    return addressTag;
  }

  public CreateRefundRequest addressTag(String addressTag) {
    this.addressTag = addressTag;
    return this;
  }

  /** Why it is returned. */
  public String reason() {
    return reason;
  }

  public CreateRefundRequest reason(String reason) {
    this.reason = reason;
    return this;
  }

  /** A shallow copy. */
  public CreateRefundRequest copy() {
    CreateRefundRequest copy = new CreateRefundRequest();
    copy.paymentRequestId = paymentRequestId;
    copy.unassignedPaymentId = unassignedPaymentId;
    copy.amount = amount;
    copy.networkId = networkId;
    copy.symbol = symbol;
    copy.address = address;
    copy.addressTag = addressTag;
    copy.reason = reason;
    return copy;
  }
}
