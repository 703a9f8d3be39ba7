import { createHmac } from 'node:crypto'

import fc from 'fast-check'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'

import { signWebhook } from '../../../apps/server/src/webhooks/createWebhookSender.ts'
import { verifyWebhook, type WebhookDelivery } from './verifyWebhook.ts'

const secret = 'whsec_dGhlIHNlY3JldCBvZiB0aGUgZW5kcG9pbnQ='
const other = 'whsec_YW5vdGhlciBzZWNyZXQgdGhhdCBpcyBub3Qgb3Vycw=='
const eventId = '00000000-0000-4000-8000-0000000000e1'
const sentSeconds = 1_767_225_600
const nowMs = sentSeconds * 1000
const event = {
  EventId: eventId,
  EventType: 'transfer.succeeded',
  TransferStatus: 'Succeeded',
  SentTimestamp: sentSeconds,
  SourceAccountProvider: 'Bücher',
}
const body = JSON.stringify(event)
const signed = (secrets = [secret]) =>
  signWebhook({ secrets, signatureHeader: 'X-Mesh-Signature-256', eventId, timestampSeconds: sentSeconds, body })
const bodyOnly = (secrets = [secret]) => {
  const headers = signed(secrets)
  return { 'X-Mesh-Signature-256': headers['x-mesh-signature-256'] ?? '' }
}
const standardOnly = (secrets = [secret]) => {
  const { 'x-mesh-signature-256': _, ...headers } = signed(secrets)
  return headers
}
const verify = (changes: Partial<WebhookDelivery>) =>
  verifyWebhook({ body, headers: signed(), secret, nowMs, ...changes })
const refusal = (changes: Partial<WebhookDelivery>) => {
  try {
    verify(changes)
    return 'believed'
  } catch (error) {
    return (error as { reason?: string }).reason
  }
}

describe.each([
  ['the Standard Webhooks headers', standardOnly],
  ['the signature of the body', bodyOnly],
])('%s', (_, headersFor) => {
  test('deliveries are accepted in every form of headers and bodies', () => {
    const headers = headersFor()
    expect(verify({ headers })).toEqual(event)
    expect(verify({ headers: new Headers(headers) })).toEqual(event)
    expect(
      verify({ headers: Object.fromEntries(Object.entries(headers).map(([k, v]) => [k.toUpperCase(), [v]])) }),
    ).toEqual(event)
    expect(verify({ headers, body: Buffer.from(body) })).toEqual(event)
  })

  test('deliveries are accepted during a rotation of the secret', () => {
    expect(verify({ headers: headersFor([other, secret]), secret: [secret, other] })).toEqual(event)
    expect(verify({ headers: headersFor([secret]), secret: [other, secret] })).toEqual(event)
  })

  test('deliveries with another secret, another body or a changed signature are rejected', () => {
    const headers = headersFor()
    expect(refusal({ headers, secret: other })).toBe('wrongSignature')
    expect(refusal({ headers, body: body.replace('Succeeded', 'Failed') })).toBe('wrongSignature')
    expect(refusal({ headers, body: `${body} ` })).toBe('wrongSignature')
    for (const [name, value] of Object.entries(headers)) {
      const changed = name === 'webhook-id' || name === 'webhook-timestamp' ? `${value}0` : 'v1,AAAA'
      expect(refusal({ headers: { ...headers, [name]: changed }, nowMs, toleranceSeconds: 1e12 }), name).toBe(
        'wrongSignature',
      )
    }
  })

  test('deliveries that are too old or from the future are rejected', () => {
    const headers = headersFor()
    expect(refusal({ headers, nowMs: nowMs + 300_000 })).toBe('believed')
    expect(refusal({ headers, nowMs: nowMs + 301_000 })).toBe('tooOld')
    expect(refusal({ headers, nowMs: nowMs - 301_000 })).toBe('fromTheFuture')
    expect(refusal({ headers, nowMs: nowMs + 301_000, toleranceSeconds: 400 })).toBe('believed')
  })
})

test('the verification agrees with the Standard Webhooks library both ways', () => {
  fc.assert(
    fc.property(fc.string(), fc.uint8Array({ minLength: 24, maxLength: 64 }), (text, key) => {
      const library = new Webhook(Buffer.from(key).toString('base64'))
      const own = `whsec_${Buffer.from(key).toString('base64')}`
      const payload = JSON.stringify({ ...event, text })
      const signature = library.sign(eventId, new Date(nowMs), payload)
      const headers = {
        'webhook-id': eventId,
        'webhook-timestamp': String(sentSeconds),
        'webhook-signature': `v1a,ignored ${signature}`,
      }
      expect(verify({ headers, body: payload, secret: own })).toMatchObject({ text })
      const ours = signWebhook({
        secrets: [own],
        signatureHeader: 'x',
        eventId,
        timestampSeconds: Math.floor(Date.now() / 1000),
        body: payload,
      })
      expect(library.verify(payload, ours)).toMatchObject({ text })
    }),
    { numRuns: 50 },
  )
})

test('a wrong standard signature is not rescued by a right one of the body', () =>
  expect(refusal({ headers: { ...signed(), 'webhook-signature': 'v1,AAAA' } })).toBe('wrongSignature'))

test('a header of the operator’s own name', () => {
  const headers = { 'x-shop-signature': bodyOnly()['X-Mesh-Signature-256'] }
  expect(verify({ headers, signatureHeader: 'X-Shop-Signature' })).toEqual(event)
  expect(refusal({ headers })).toBe('noSignature')
})

test.each([
  ['no headers', {}, 'noSignature'],
  ['no timestamp', { ...signed(), 'webhook-timestamp': 'now' }, 'malformed'],
  ['no id', { ...signed(), 'webhook-id': undefined }, 'wrongSignature'],
])('%s', (_, headers, reason) => expect(refusal({ headers })).toBe(reason))

test.each(['', 'null', '[]', '{"EventId":1}', '{}'])('a signed body that is no event: %j', text => {
  const signature = createHmac('sha256', secret).update(text).digest('base64')
  expect(refusal({ body: text, headers: { 'x-mesh-signature-256': signature } })).toBe('malformed')
})

test.each([[''], [[]], [[secret, '']]])('no secret is no reason to believe: %j', value =>
  expect(() => verify({ secret: value })).toThrow(TypeError),
)

test.each(['whsec_...', 'whsec_…', 'whsec_<your secret>', 'whsec_    ', 'whsec_====', 'whsec_A'])(
  'the secret %j, which is not Base64, is no empty key',
  secret => {
    const body = JSON.stringify({ EventId: 'e', EventType: 'webhook.test' })
    const signed = (key: string) => createHmac('sha256', key).update(`e.1767225600.${body}`).digest('base64')
    const verify = (signature: string) =>
      verifyWebhook({
        body,
        secret,
        nowMs: 1_767_225_600_000,
        headers: { 'webhook-id': 'e', 'webhook-timestamp': '1767225600', 'webhook-signature': `v1,${signature}` },
      })
    expect(() => verify(signed(''))).toThrow('no signature matches')
    expect(verify(signed(secret))).toMatchObject({ EventId: 'e' })
  },
)
