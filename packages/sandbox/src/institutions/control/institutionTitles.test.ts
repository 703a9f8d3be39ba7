import { expect, test } from 'vitest'

import * as simulators from '../simulators.ts'
import { institutionTitle } from './institutionTitles.ts'

test('every simulated institution has its own title', () => {
  const names = Object.keys(simulators)
  const titles = names.map(institutionTitle)
  expect(titles.filter(title => !/^[A-Z]/.test(title))).toEqual([])
  expect(new Set(titles).size).toBe(names.length)
})

test('a title is the name with a capital letter, unless the institution writes itself in another way', () => {
  expect(['kraken', 'binanceUs', 'okx', 'zebrax'].map(institutionTitle)).toEqual([
    'Kraken',
    'Binance.US',
    'OKX',
    'Zebrax',
  ])
})
