import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test } from 'vitest'
import { signWebhook } from './createWebhookSender.ts'

const newest = `whsec_${Buffer.from('the newest secret, 32 bytes long').toString('base64')}`
const previous = `whsec_${Buffer.from('the previous one, 32 bytes long!').toString('base64')}`
const body = '{"EventId":"e","name":"Łódź 😀"}'

const sign = (secrets: readonly string[], timestampSeconds = Math.floor(Date.now() / 1000)) =>
  signWebhook({ secrets, signatureHeader: 'X-Mesh-Signature-256', eventId: 'evt-1', timestampSeconds, body })

describe('Standard Webhooks', () => {
  test('the independent library accepts it, and refuses another body, id or secret', () => {
    const headers = sign([newest])
    expect(new Webhook(newest).verify(body, headers)).toEqual(JSON.parse(body))
    expect(() => new Webhook(newest).verify(`${body} `, headers)).toThrow()
    expect(() => new Webhook(newest).verify(body, { ...headers, 'webhook-id': 'evt-2' })).toThrow()
    expect(() => new Webhook(previous).verify(body, headers)).toThrow()
  })

  test('during a rotation either secret is enough', () => {
    const headers = sign([newest, previous])
    for (const secret of [newest, previous]) expect(() => new Webhook(secret).verify(body, headers)).not.toThrow()
  })

  test('a verifier that takes the secret as text finds its signature too', () => {
    const headers = sign([newest], 1_700_000_000)
    const expected = createHmac('sha256', newest).update(`evt-1.1700000000.${body}`).digest('base64')
    expect(headers['webhook-signature']?.split(' ')).toContain(`v1,${expected}`)
    expect(headers).toMatchObject({ 'webhook-id': 'evt-1', 'webhook-timestamp': '1700000000' })
  })

  test.each(['plain text', 'whsec_', 'whsec_not base64', 'whsec_abc'])(
    'the secret %j signs once, as it stands',
    secret => {
      const signatures = sign([secret], 1)['webhook-signature']?.split(' ')
      expect(signatures).toEqual([`v1,${createHmac('sha256', secret).update(`evt-1.1.${body}`).digest('base64')}`])
    },
  )
})

describe('the published header', () => {
  test('the published header is base64 HMAC-SHA256 of the raw body, during a rotation with the old secret', () => {
    const signedWith = (secret: string) => createHmac('sha256', secret).update(body).digest('base64')
    expect(sign([newest, previous])['x-mesh-signature-256']).toBe(signedWith(previous))
    expect(sign([newest])['x-mesh-signature-256']).toBe(signedWith(newest))
  })

  test('the published header has the name configured for the endpoint', () => {
    const headers = signWebhook({
      secrets: [newest],
      signatureHeader: 'X-Own',
      eventId: 'e',
      timestampSeconds: 1,
      body,
    })
    expect(Object.keys(headers)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature', 'x-own'])
  })
})
