// Written by `npm run libraries` from the OpenAPI document.
package com.rialto.client.model;

import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonValue;

/** State of a bridged transfer.  - `recordCreated`: created. - `registeredInProvider`: registered with the bridge provider. - `sourceTransferStarted`: the pay-in was sent. - `inReview`: under review. - `providerAwaitingSourceTransfer`: the provider waits for the pay-in. - `providerFundsReceived`: the provider received the pay-in. - `providerProcessingPayment`: the provider is sending the payout. - `providerProcessedPayment`: the payout was sent. Final. - `providerSetUndeliverable`: the provider cannot deliver the payout. - `returned`: the payout was returned to the provider. - `refundRegisteredInProvider`: a refund was registered with the provider. - `providerAwaitingSourceRefundTransfer`: the provider waits for the funds of the refund. - `providerRefundFundsReceived`: the provider received the funds of the refund. - `providerProcessingRefundPayment`: the provider is sending the refund. - `providerProcessedRefundPayment`: the refund was sent. - `refunded`: the refund is complete. Final. - `canceled`: canceled. Final. - `failed`: failed. Final, unless it is refunded. A later version of the API may add values. */
public record BridgingOperationStatus(@JsonValue String value) {
  public static final BridgingOperationStatus RECORD_CREATED = new BridgingOperationStatus("recordCreated");
  public static final BridgingOperationStatus REGISTERED_IN_PROVIDER = new BridgingOperationStatus("registeredInProvider");
  public static final BridgingOperationStatus SOURCE_TRANSFER_STARTED = new BridgingOperationStatus("sourceTransferStarted");
  public static final BridgingOperationStatus IN_REVIEW = new BridgingOperationStatus("inReview");
  public static final BridgingOperationStatus PROVIDER_AWAITING_SOURCE_TRANSFER = new BridgingOperationStatus("providerAwaitingSourceTransfer");
  public static final BridgingOperationStatus PROVIDER_FUNDS_RECEIVED = new BridgingOperationStatus("providerFundsReceived");
  public static final BridgingOperationStatus PROVIDER_PROCESSING_PAYMENT = new BridgingOperationStatus("providerProcessingPayment");
  public static final BridgingOperationStatus PROVIDER_PROCESSED_PAYMENT = new BridgingOperationStatus("providerProcessedPayment");
  public static final BridgingOperationStatus PROVIDER_SET_UNDELIVERABLE = new BridgingOperationStatus("providerSetUndeliverable");
  public static final BridgingOperationStatus RETURNED = new BridgingOperationStatus("returned");
  public static final BridgingOperationStatus REFUND_REGISTERED_IN_PROVIDER = new BridgingOperationStatus("refundRegisteredInProvider");
  public static final BridgingOperationStatus PROVIDER_AWAITING_SOURCE_REFUND_TRANSFER = new BridgingOperationStatus("providerAwaitingSourceRefundTransfer");
  public static final BridgingOperationStatus PROVIDER_REFUND_FUNDS_RECEIVED = new BridgingOperationStatus("providerRefundFundsReceived");
  public static final BridgingOperationStatus PROVIDER_PROCESSING_REFUND_PAYMENT = new BridgingOperationStatus("providerProcessingRefundPayment");
  public static final BridgingOperationStatus PROVIDER_PROCESSED_REFUND_PAYMENT = new BridgingOperationStatus("providerProcessedRefundPayment");
  public static final BridgingOperationStatus REFUNDED = new BridgingOperationStatus("refunded");
  public static final BridgingOperationStatus CANCELED = new BridgingOperationStatus("canceled");
  public static final BridgingOperationStatus FAILED = new BridgingOperationStatus("failed");

  @JsonCreator
  public static BridgingOperationStatus of(String value) {
    return new BridgingOperationStatus(value);
  }

  @Override
  public String toString() {
    return value;
  }
}
