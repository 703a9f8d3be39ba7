import { expect, test } from 'vitest'

import { retryDelayMs } from './retryDelayMs.ts'
import { RialtoApiError, RialtoConnectionError } from './rialtoErrors.ts'

const answered = (http: number, retryAfterMs?: number) =>
  new RialtoApiError({ http, status: 'serverFailure', errorType: '', message: '', retryAfterMs })

test('the delay grows with each attempt, less a random part, and ends after two retries', () => {
  const lost = new RialtoConnectionError('lost')
  expect([0, 1, 2].map(attempt => retryDelayMs(lost, attempt, 0))).toEqual([250, 500, undefined])
  expect(retryDelayMs(lost, 0, 1)).toBe(125)
})

test.each([
  [500, 250],
  [503, 250],
  [429, 250],
  [400, undefined],
  [401, undefined],
  [404, undefined],
  [302, undefined],
])('HTTP %i is tried again after %s ms', (http, ms) => expect(retryDelayMs(answered(http), 0, 0)).toBe(ms))

test('the delay is the server’s, unless it is left to the caller', () => {
  expect(retryDelayMs(answered(429, 2_000), 0, 0)).toBe(2_000)
  expect(retryDelayMs(answered(429, 10), 0, 0)).toBe(250)
  expect(retryDelayMs(answered(503, 60_000), 0, 0)).toBeUndefined()
})

test('an error caused by the client is not retried', () =>
  expect(retryDelayMs(new TypeError('x'), 0, 0)).toBeUndefined())
