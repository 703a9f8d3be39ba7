import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { createFormat } from './createFormat.ts'

const nowMs = Date.UTC(2026, 0, 2, 12)
const format = createFormat('en', { common: { justNow: 'just now' } } as never)

beforeEach(() => void vi.useFakeTimers({ now: nowMs, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

test('a time is relative for an hour, and absolute after that and in the future', () => {
  const ago = (seconds: number) => format.time(nowMs / 1_000 - seconds)
  expect([ago(59), ago(600)]).toEqual(['just now', '10 minutes ago'])
  expect(ago(3_600)).toContain('2026')
  expect(ago(-60)).toContain('2026')
})

test('a decimal amount keeps every digit, and dollars are money', () => {
  expect(format.decimal('0.123456789012345678', 'ETH')).toBe('0.123456789012345678 ETH')
  expect(format.decimal('12.5', 'USD')).toBe('$12.50')
})

test.each([
  [89, '89 sec'],
  [90, '2 min'],
  [5_400, '2 hr'],
  [172_800, '2 days'],
])('a duration of %s seconds is shown as %s', (seconds, text) => {
  expect(format.duration(seconds)).toBe(text)
})

test('a share of nothing is a dash', () => {
  expect([format.share(0, 0), format.share(1, 8)]).toEqual(['–', '12.5%'])
})
