import type { Static } from 'typebox'

import { enumOf } from '../oneOf.ts'

export const transferEvents = {
  'transfer.pending': 'the transfer was submitted.',
  'transfer.succeeded': 'the transfer is confirmed. Credit the user now.',
  'transfer.failed': 'the transfer did not complete.',
  'transfer.late':
    'a transfer that had failed was sent after all, or one that had succeeded was sent a second time, or has disappeared from the chain. Its status stays as it is, and its order is not paid again: see `DestinationAmount` for what is at your address.',
  'transfer.refundPending': 'a failed bridged transfer is being refunded.',
  'transfer.refundSucceeded': 'a failed bridged transfer was refunded.',
} as const

export const connectionEvents = {
  'connection.needsReconnect':
    'the institution no longer accepts the connection’s credentials. The user has to connect again.',
  'connection.removed':
    'the account was removed. The data related to it is erased, at the latest when a transfer in progress has ended.',
} as const

export const linkSessionEvents = {
  'linkSession.ready':
    'the institution no longer waits for the user, for example to save the address: the transfer can continue.',
  'linkSession.finished': 'a Link session ended. Nothing more can happen in it.',
} as const

export const paymentRequestEvents = {
  'paymentRequest.detected': 'enough was seen for the order, and is not final. Credit nothing yet.',
  'paymentRequest.underpaid': 'less than the amount was seen. The rest is asked for at the same address.',
  'paymentRequest.held': 'less than the amount arrived in time, and waits for your decision.',
  'paymentRequest.paid': 'the order is paid. Its transfer has succeeded.',
  'paymentRequest.expired': 'the order was not paid in time.',
  'paymentRequest.canceled': 'you canceled the request.',
  'paymentRequest.bridgeChanged':
    'a payment over a bridge has another state: see `BridgePayment`. Credit nothing: the payout is a payment of its own.',
  'paymentRequest.paymentUnexpected':
    'a payment, or a part of it, does not count: see `Payment.Issue`. Your rule for it is applied once it is final.',
} as const

export const refundEvents = {
  'refund.pending': 'the refund can be sent: its address is known, and it was approved where approval is needed.',
  'refund.succeeded': 'the chain shows the refund at its address.',
  'refund.mismatched':
    'the reported transaction does not pay the refund, or one arrived after the refund was canceled. Report the one that does, or cancel it.',
  'refund.failed': 'the reported transaction was reverted: it moved nothing.',
} as const

export const unassignedPaymentEvents = {
  'unassignedPayment.found': 'a final payment to your account names no order: assign it to one, or return it.',
} as const

export const payoutEvents = {
  'payout.requested': 'the user confirmed a payout to their account. Send it.',
  'payout.succeeded': 'the chain shows the payout at its address.',
  'payout.mismatched': 'the reported transaction does not pay the payout. Report the one that does, or cancel it.',
  'payout.failed': 'the reported transaction was reverted: it moved nothing.',
  'payout.credited': 'the institution’s history shows the deposit in the user’s account.',
} as const

export type PaymentRequestEventType = keyof typeof paymentRequestEvents

/** Every event that an endpoint can subscribe to. `webhook.test` is sent on request only. */
export const WebhookEventType = enumOf('WebhookEventType', 'Type of an event.', {
  ...transferEvents,
  ...connectionEvents,
  ...linkSessionEvents,
  ...paymentRequestEvents,
  ...refundEvents,
  ...unassignedPaymentEvents,
  ...payoutEvents,
})
export type WebhookEventType = Static<typeof WebhookEventType>

export const webhookEventTypes = [
  ...Object.keys(transferEvents),
  ...Object.keys(connectionEvents),
  ...Object.keys(linkSessionEvents),
  ...Object.keys(paymentRequestEvents),
  ...Object.keys(refundEvents),
  ...Object.keys(unassignedPaymentEvents),
  ...Object.keys(payoutEvents),
] as readonly WebhookEventType[]
