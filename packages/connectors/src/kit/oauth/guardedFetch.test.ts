import { expect, test } from 'vitest'

import { guardedFetch } from './guardedFetch.ts'

const fetched = (status: number, headers = {}) =>
  guardedFetch({
    egress: { fetch: async () => ({ status, headers: new Headers(headers) }) },
    clock: { nowMs: () => 0 },
    table: { institution: 'Coinbase' },
  } as never)('https://coinbase.example', {})

test.each([
  [429, 'rateLimited'],
  [418, 'rateLimited'],
  [503, 'unavailable'],
  [302, 'malformed'],
])('the status %s is %s', async (status, kind) => {
  await expect(fetched(status)).rejects.toMatchObject({ kind, upstreamCode: `HTTP ${status}` })
})

test('the wait that the institution asks for is kept', async () => {
  await expect(fetched(429, { 'retry-after': '7' })).rejects.toMatchObject({ retryAfterMs: 7_000 })
})

test.each([200, 400, 401])('a reply with the status %s is for the caller', async status => {
  expect(await fetched(status)).toMatchObject({ status })
})
