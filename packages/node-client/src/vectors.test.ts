import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { createRialto } from './createRialto.ts'
import {
  RialtoApiError,
  RialtoConnectionError,
  RialtoUnauthorizedError,
  type RialtoWebhookError,
} from './rialtoErrors.ts'
import { verifyWebhook } from './verifyWebhook.ts'

/** The vectors of the libraries in all languages. */
const read = <T>(name: string): T[] =>
  JSON.parse(readFileSync(new URL(`../../../libraries/vectors/${name}`, import.meta.url), 'utf8')) as T[]

interface WebhookCase {
  name: string
  body: string
  headers: Record<string, string>
  secrets: string[]
  nowSeconds: number
  toleranceSeconds?: number
  signatureHeader?: string
  expected: { reason: string } | { event: { type: string; eventId: string; eventType: string } }
}

test.each(read<WebhookCase>('webhooks.json'))('$name', ({ name: _, secrets, nowSeconds, expected, ...delivery }) => {
  const verify = () => verifyWebhook({ ...delivery, secret: secrets, nowMs: nowSeconds * 1000 })
  if ('event' in expected)
    return expect(verify()).toMatchObject({ EventId: expected.event.eventId, EventType: expected.event.eventType })
  try {
    verify()
  } catch (error) {
    return expect((error as RialtoWebhookError).reason).toBe(expected.reason)
  }
  throw new Error('the delivery was accepted')
})

interface Answer {
  failure?: true
  status: number
  headers?: Record<string, string>
  body: string
}

interface CallCase {
  name: string
  operation: 'read' | 'write' | 'writeWithKey'
  answers: Answer[]
  expected: {
    requests: number
    waitsAtLeastSeconds?: number[]
    result?: string
    error?: { type: string; retryAfterSeconds?: number; message?: string }
  }
}

test.each(read<CallCase>('calls.json'))('$name', async ({ operation, answers, expected }) => {
  const waitsMs: number[] = []
  const keys: (string | undefined)[] = []
  const client = createRialto({
    baseUrl: 'https://rialto.example.com/',
    clientId: 'id',
    clientSecret: 'a-secret',
    sleep: ms => Promise.resolve(waitsMs.push(ms)),
    fetch: (_, init) => {
      keys.push(new Headers(init?.headers).get('idempotency-key') ?? undefined)
      const answer = answers[keys.length - 1]
      if (!answer || answer.failure) return Promise.reject(new TypeError('fetch failed'))
      const { status, headers = {}, body } = answer
      return Promise.resolve(new Response(body, { status, headers }))
    },
  })
  const call = async () => {
    if (operation === 'read') return (await client.holdings.get({ authToken: 'token', type: 'coinbase' })).status
    const options = operation === 'writeWithKey' ? { idempotencyKey: 'key-1' } : {}
    return (await client.linkTokens.create({ userId: 'user-1' }, options)).linkToken
  }
  const outcome = await call().then(
    result => ({ result }),
    (error: unknown) => ({ error: describe(error) }),
  )
  expect(outcome).toMatchObject(expected.error ? { error: expected.error } : { result: expected.result })
  expect(keys).toEqual(Array(expected.requests).fill(operation === 'writeWithKey' ? 'key-1' : undefined))
  expect(waitsMs).toHaveLength(expected.requests - 1)
  for (const [index, least] of (expected.waitsAtLeastSeconds ?? []).entries())
    expect(waitsMs[index]).toBeGreaterThanOrEqual(least * 1000)
})

const describe = (error: unknown) => {
  if (error instanceof RialtoConnectionError) return { type: 'connection' }
  if (!(error instanceof RialtoApiError)) throw error
  const { http, errorType, displayMessage, requestId, retryAfterMs, message } = error
  expect(message).not.toContain('a-secret')
  return {
    type: error instanceof RialtoUnauthorizedError ? 'unauthorized' : 'api',
    http,
    errorType,
    displayMessage,
    requestId,
    retryAfterSeconds: retryAfterMs === undefined ? undefined : retryAfterMs / 1000,
    message: message.slice(message.indexOf(': ') + 2),
  }
}
