<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** State of a bridged transfer.  - `recordCreated`: created. - `registeredInProvider`: registered with the bridge provider. - `sourceTransferStarted`: the pay-in was sent. - `inReview`: under review. - `providerAwaitingSourceTransfer`: the provider waits for the pay-in. - `providerFundsReceived`: the provider received the pay-in. - `providerProcessingPayment`: the provider is sending the payout. - `providerProcessedPayment`: the payout was sent. Final. - `providerSetUndeliverable`: the provider cannot deliver the payout. - `returned`: the payout was returned to the provider. - `refundRegisteredInProvider`: a refund was registered with the provider. - `providerAwaitingSourceRefundTransfer`: the provider waits for the funds of the refund. - `providerRefundFundsReceived`: the provider received the funds of the refund. - `providerProcessingRefundPayment`: the provider is sending the refund. - `providerProcessedRefundPayment`: the refund was sent. - `refunded`: the refund is complete. Final. - `canceled`: canceled. Final. - `failed`: failed. Final, unless it is refunded. A later version of the API may add values. */
final class BridgingOperationStatus
{
    public const RECORD_CREATED = 'recordCreated';
    public const REGISTERED_IN_PROVIDER = 'registeredInProvider';
    public const SOURCE_TRANSFER_STARTED = 'sourceTransferStarted';
    public const IN_REVIEW = 'inReview';
    public const PROVIDER_AWAITING_SOURCE_TRANSFER = 'providerAwaitingSourceTransfer';
    public const PROVIDER_FUNDS_RECEIVED = 'providerFundsReceived';
    public const PROVIDER_PROCESSING_PAYMENT = 'providerProcessingPayment';
    public const PROVIDER_PROCESSED_PAYMENT = 'providerProcessedPayment';
    public const PROVIDER_SET_UNDELIVERABLE = 'providerSetUndeliverable';
    public const RETURNED = 'returned';
    public const REFUND_REGISTERED_IN_PROVIDER = 'refundRegisteredInProvider';
    public const PROVIDER_AWAITING_SOURCE_REFUND_TRANSFER = 'providerAwaitingSourceRefundTransfer';
    public const PROVIDER_REFUND_FUNDS_RECEIVED = 'providerRefundFundsReceived';
    public const PROVIDER_PROCESSING_REFUND_PAYMENT = 'providerProcessingRefundPayment';
    public const PROVIDER_PROCESSED_REFUND_PAYMENT = 'providerProcessedRefundPayment';
    public const REFUNDED = 'refunded';
    public const CANCELED = 'canceled';
    public const FAILED = 'failed';
}
