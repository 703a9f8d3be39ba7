import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

import { WebhookEventType, webhookEventTypes } from './eventTypes.ts'

test('every event has one type to subscribe to, except the test event', () => {
  expect(new Set(webhookEventTypes).size).toBe(webhookEventTypes.length)
  expect(webhookEventTypes.filter(type => !Value.Check(WebhookEventType, type))).toEqual([])
  expect(Value.Check(WebhookEventType, 'webhook.test')).toBe(false)
})

test('each name consists of a subject and what happened to it', () => {
  expect(
    webhookEventTypes.filter(
      type =>
        !/^(transfer|connection|linkSession|paymentRequest|refund|unassignedPayment|payout)\.[a-z][A-Za-z]+$/.test(
          type,
        ),
    ),
  ).toEqual([])
})
