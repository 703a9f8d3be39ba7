import { createHmac } from 'node:crypto'

import { expect, test } from 'vitest'

import { verifyWebhook } from './verifyWebhook.ts'

const nowMs = 1_767_000_000_000
const body = Buffer.from('{"EventId":"1"}')
const secret = `whsec_${Buffer.from('key').toString('base64')}`
const signed = (key: string, timestamp: string, content = body) => {
  const of = (text: Buffer) => createHmac('sha256', key).update(text).digest('base64')
  return {
    'webhook-id': 'E1',
    'webhook-timestamp': timestamp,
    'webhook-signature': `v1,${of(Buffer.concat([Buffer.from(`E1.${timestamp}.`), content]))}`,
    'x-mesh-signature-256': of(content),
  }
}
const now = String(nowMs / 1_000)

test('a delivery is verified by the decoded secret, and by either of two while one is replaced', () => {
  expect(verifyWebhook(body, signed('key', now), secret, nowMs)).toEqual({ standard: true, body: true })
  expect(verifyWebhook(body, signed('key', now), `another,${secret}`, nowMs)).toEqual({ standard: true, body: true })
})

test('a changed body, another key and an empty secret are not verified', () => {
  const none = { standard: false, body: false }
  expect(verifyWebhook(Buffer.from('{}'), signed('key', now), secret, nowMs)).toEqual(none)
  expect(verifyWebhook(body, signed('guess', now), secret, nowMs)).toEqual(none)
  expect(verifyWebhook(body, signed('', now), '', nowMs)).toEqual(none)
})

test('a delivery that is replayed after five minutes is recognized by its time', () => {
  const headers = signed('key', now)
  expect(verifyWebhook(body, headers, secret, nowMs + 300_000).standard).toBe(true)
  expect(verifyWebhook(body, headers, secret, nowMs + 301_000).standard).toBe(false)
})
