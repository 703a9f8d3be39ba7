import { expect, test } from 'vitest'
import { readRange } from './readRange.ts'

const rows = [{ time: 10 }, { time: 20 }, { time: 30 }]
const page = (query: string, defaultLimit = 25) =>
  readRange(new URLSearchParams(query), defaultLimit)
    .page(rows)
    .map(({ time }) => time)

test.each([
  ['', [30, 20, 10]],
  ['start=20', [30, 20]],
  ['end=20', [20, 10]],
  ['start=10.5&end=29', [20]],
  ['limit=2', [30, 20]],
  ['start=x&end=&limit=-1', [30, 20, 10]],
])('%j leaves the newest first, its bounds included', (query, times) => {
  expect(page(query)).toEqual(times)
})

test('where no limit is asked for it is the history’s own, and never more than 500', () => {
  expect(page('', 1)).toEqual([30])
  const many = Array.from({ length: 600 }, (_, time) => ({ time }))
  expect(readRange(new URLSearchParams('limit=600'), 25).page(many)).toHaveLength(500)
})

test('an asset is requested by any name of Kraken’s; without one, every asset is', () => {
  expect(readRange(new URLSearchParams('asset=xbt'), 1).isRequested('BTC')).toBe(true)
  expect(readRange(new URLSearchParams('asset=XXBT'), 1).isRequested('ETH')).toBe(false)
  expect(readRange(new URLSearchParams('asset=NOPE'), 1).isRequested('BTC')).toBe(false)
  expect(readRange(new URLSearchParams(), 1).isRequested('ETH')).toBe(true)
})
