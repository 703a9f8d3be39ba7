import { expect, test } from 'vitest'

import { arrowTarget } from './arrowTarget.ts'

const stops = ['search', 'Binance', 'OKX']

test.each([
  ['search', 'ArrowDown', 'Binance'],
  ['Binance', 'ArrowDown', 'OKX'],
  ['Binance', 'ArrowUp', 'search'],
  ['OKX', 'ArrowDown', undefined],
  ['search', 'ArrowUp', undefined],
  ['search', 'Enter', undefined],
  ['elsewhere', 'ArrowDown', undefined],
])('from %s, %s moves the focus to %s', (present, key, target) => {
  expect(arrowTarget(stops, present, key)).toBe(target)
})
