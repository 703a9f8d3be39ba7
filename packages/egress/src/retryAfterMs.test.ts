import { expect, test } from 'vitest'
import { retryAfterMs } from './retryAfterMs.ts'

test('reads seconds and dates, and bounds both', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  expect(retryAfterMs('30', now)).toBe(30_000)
  expect(retryAfterMs('Thu, 01 Jan 2026 00:01:00 GMT', now)).toBe(60_000)
  expect(retryAfterMs('Thu, 01 Jan 2025 00:00:00 GMT', now)).toBe(0)
  expect(retryAfterMs('999999999', now)).toBe(3_600_000)
})

test('makes nothing of what it cannot read', () => {
  expect(retryAfterMs(undefined, 0)).toBeUndefined()
  for (const text of ['soon', '', '-5', '1.5', '2026-01-01', '5s']) expect(retryAfterMs(text, 0), text).toBeUndefined()
})
