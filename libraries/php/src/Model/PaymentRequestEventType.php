<?php

// Written by `npm run libraries` from the OpenAPI document.

declare(strict_types=1);

namespace Rialto\Model;

/** What happened.  - `paymentRequest.detected`: enough was seen for the order, and is not final. Credit nothing yet. - `paymentRequest.underpaid`: less than the amount was seen. The rest is asked for at the same address. - `paymentRequest.held`: less than the amount arrived in time, and waits for your decision. - `paymentRequest.paid`: the order is paid. Its transfer has succeeded. - `paymentRequest.expired`: the order was not paid in time. - `paymentRequest.canceled`: you canceled the request. - `paymentRequest.bridgeChanged`: a payment over a bridge has another state: see `BridgePayment`. Credit nothing: the payout is a payment of its own. - `paymentRequest.paymentUnexpected`: a payment, or a part of it, does not count: see `Payment.Issue`. Your rule for it is applied once it is final. A later version of the API may add values. */
final class PaymentRequestEventType
{
    public const PAYMENT_REQUEST_DETECTED = 'paymentRequest.detected';
    public const PAYMENT_REQUEST_UNDERPAID = 'paymentRequest.underpaid';
    public const PAYMENT_REQUEST_HELD = 'paymentRequest.held';
    public const PAYMENT_REQUEST_PAID = 'paymentRequest.paid';
    public const PAYMENT_REQUEST_EXPIRED = 'paymentRequest.expired';
    public const PAYMENT_REQUEST_CANCELED = 'paymentRequest.canceled';
    public const PAYMENT_REQUEST_BRIDGE_CHANGED = 'paymentRequest.bridgeChanged';
    public const PAYMENT_REQUEST_PAYMENT_UNEXPECTED = 'paymentRequest.paymentUnexpected';
}
