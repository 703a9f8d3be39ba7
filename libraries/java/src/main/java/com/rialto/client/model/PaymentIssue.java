// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** Why a payment, or a part of it, does not count.  - `wrongNetwork`: it was sent to the same address on another network. - `wrongAsset`: it is another asset. - `sanctionedSender`: its sender is on a sanctions list. It is never returned by a rule. - `dust`: it is less than a thousandth of the amount. - `late`: it was sent after the time had ended. - `repeated`: the order was paid already. - `overpaid`: a part of it exceeds the amount. - `underpaid`: the order was not paid in full. - `canceled`: the request was canceled. - `paidOtherwise`: the order was paid from a connected account. A later version of the API may add values. */
public record PaymentIssue(@JsonValue String value) {
  public static final PaymentIssue WRONG_NETWORK = new PaymentIssue("wrongNetwork");
  public static final PaymentIssue WRONG_ASSET = new PaymentIssue("wrongAsset");
  public static final PaymentIssue SANCTIONED_SENDER = new PaymentIssue("sanctionedSender");
  public static final PaymentIssue DUST = new PaymentIssue("dust");
  public static final PaymentIssue LATE = new PaymentIssue("late");
  public static final PaymentIssue REPEATED = new PaymentIssue("repeated");
  public static final PaymentIssue OVERPAID = new PaymentIssue("overpaid");
  public static final PaymentIssue UNDERPAID = new PaymentIssue("underpaid");
  public static final PaymentIssue CANCELED = new PaymentIssue("canceled");
  public static final PaymentIssue PAID_OTHERWISE = new PaymentIssue("paidOtherwise");

  @JsonCreator
  public static PaymentIssue of(String value) {
    return new PaymentIssue(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
