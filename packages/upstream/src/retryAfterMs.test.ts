import { expect, test } from 'vitest'

import { retryAfterMs } from './retryAfterMs.ts'

const now = Date.parse('2026-01-01T00:00:00Z')

test('Retry-After is read in seconds and as an HTTP date, and bounded by an hour', () => {
  expect(retryAfterMs('30', now)).toBe(30_000)
  expect(retryAfterMs('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000)
  expect(retryAfterMs('Thu, 01 Jan 2025 00:00:00 GMT', now)).toBe(0)
  expect(retryAfterMs('999999999999', now)).toBe(3_600_000)
})

test('a caller’s own bound replaces the default', () => {
  expect(retryAfterMs('90000', now, 86_400_000)).toBe(86_400_000)
  expect(retryAfterMs('90000', now, Infinity)).toBe(90_000_000)
})

test('an absent or unreadable Retry-After is undefined', () => {
  expect(retryAfterMs(undefined, 0)).toBeUndefined()
  expect(retryAfterMs(null, 0)).toBeUndefined()
  for (const text of ['soon', '', '-5', '1.5', '2026-01-01', '5s']) expect(retryAfterMs(text, 0), text).toBeUndefined()
})
