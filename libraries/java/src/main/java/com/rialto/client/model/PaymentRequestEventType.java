// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** What happened.  - `paymentRequest.detected`: enough was seen for the order, and is not final. Credit nothing yet. - `paymentRequest.underpaid`: less than the amount was seen. The rest is asked for at the same address. - `paymentRequest.held`: less than the amount arrived in time, and waits for your decision. - `paymentRequest.paid`: the order is paid. Its transfer has succeeded. - `paymentRequest.expired`: the order was not paid in time. - `paymentRequest.canceled`: you canceled the request. - `paymentRequest.bridgeChanged`: a payment over a bridge has another state: see `BridgePayment`. Credit nothing: the payout is a payment of its own. - `paymentRequest.paymentUnexpected`: a payment, or a part of it, does not count: see `Payment.Issue`. Your rule for it is applied once it is final. A later version of the API may add values. */
public record PaymentRequestEventType(@JsonValue String value) {
  public static final PaymentRequestEventType PAYMENT_REQUEST_DETECTED = new PaymentRequestEventType("paymentRequest.detected");
  public static final PaymentRequestEventType PAYMENT_REQUEST_UNDERPAID = new PaymentRequestEventType("paymentRequest.underpaid");
  public static final PaymentRequestEventType PAYMENT_REQUEST_HELD = new PaymentRequestEventType("paymentRequest.held");
  public static final PaymentRequestEventType PAYMENT_REQUEST_PAID = new PaymentRequestEventType("paymentRequest.paid");
  public static final PaymentRequestEventType PAYMENT_REQUEST_EXPIRED = new PaymentRequestEventType("paymentRequest.expired");
  public static final PaymentRequestEventType PAYMENT_REQUEST_CANCELED = new PaymentRequestEventType("paymentRequest.canceled");
  public static final PaymentRequestEventType PAYMENT_REQUEST_BRIDGE_CHANGED = new PaymentRequestEventType("paymentRequest.bridgeChanged");
  public static final PaymentRequestEventType PAYMENT_REQUEST_PAYMENT_UNEXPECTED = new PaymentRequestEventType("paymentRequest.paymentUnexpected");

  @JsonCreator
  public static PaymentRequestEventType of(String value) {
    return new PaymentRequestEventType(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
