// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of a payment request.  - `waiting`: no payment was seen. - `detected`: enough was seen, in a block that is not final. Nothing is credited yet. - `underpaid`: less than the amount was seen. The rest is asked for at the same address until the time ends. - `held`: less than the amount arrived in time. It waits for your decision. - `paid`: final. The amount arrived, or you accepted what arrived. - `expired`: final. The order was not paid in time. - `canceled`: final. You canceled the request. - `paidOtherwise`: final. The order was paid from a connected account. A later version of the API may add values. */
public record PaymentRequestStatus(@JsonValue String value) {
  public static final PaymentRequestStatus WAITING = new PaymentRequestStatus("waiting");
  public static final PaymentRequestStatus DETECTED = new PaymentRequestStatus("detected");
  public static final PaymentRequestStatus UNDERPAID = new PaymentRequestStatus("underpaid");
  public static final PaymentRequestStatus HELD = new PaymentRequestStatus("held");
  public static final PaymentRequestStatus PAID = new PaymentRequestStatus("paid");
  public static final PaymentRequestStatus EXPIRED = new PaymentRequestStatus("expired");
  public static final PaymentRequestStatus CANCELED = new PaymentRequestStatus("canceled");
  public static final PaymentRequestStatus PAID_OTHERWISE = new PaymentRequestStatus("paidOtherwise");

  @JsonCreator
  public static PaymentRequestStatus of(String value) {
    return new PaymentRequestStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
