import { describe, expect, test } from 'vitest'

import { parseProviderWebhook } from './parseProviderWebhook.ts'
import { sample } from './testing/fixtures.ts'
import { signed } from './testing/signed.ts'

const rawBody = JSON.stringify({
  event: 'request.status.updated',
  timestamp: 1770923405561,
  data: {
    status: 'success',
    requestId: sample.requestId,
    depositAddress: { address: sample.depositAddress, depositAddressType: 'open' },
    txHashes: [],
  },
})
const { nowMs } = signed('key', rawBody)
const read = (headers: Record<string, string>, body = rawBody) =>
  parseProviderWebhook('key', { headers, rawBody: body, nowMs })

describe('a webhook', () => {
  test('names the address and request to query', () => {
    expect(read(signed('key', rawBody).headers)).toEqual({
      address: sample.depositAddress,
      reference: sample.requestId,
    })
  })

  test('accepts a time in seconds', () => {
    expect(read(signed('key', rawBody, String(nowMs / 1000)).headers)).toBeDefined()
  })

  test.each([
    ['signed by another key', signed('other', rawBody).headers],
    ['too old', signed('key', rawBody, String(nowMs - 5 * 60_000 - 1)).headers],
    ['from the future', signed('key', rawBody, String(nowMs + 5 * 60_000 + 1)).headers],
    ['without a time', { 'x-signature-sha256': signed('key', rawBody).headers['x-signature-sha256'] }],
    ['without a signature', { 'x-signature-timestamp': String(nowMs) }],
    ['with half a signature', { ...signed('key', rawBody).headers, 'x-signature-sha256': 'abcd' }],
    ['signed at another time', { ...signed('key', rawBody).headers, 'x-signature-timestamp': String(nowMs + 1) }],
  ])('%s is not read', (_, headers) => {
    expect(read(headers)).toBeUndefined()
  })

  test('is verified over the received bytes, not over a re-serialized body', () => {
    const spaced = `${rawBody} `
    expect(read(signed('key', rawBody).headers, spaced)).toBeUndefined()
    expect(read(signed('key', spaced).headers, spaced)).toBeDefined()
  })

  test('of another kind is not read', () => {
    const other = JSON.stringify({ event: 'something.else', data: {} })
    expect(read(signed('key', other).headers, other)).toBeUndefined()
  })
})
