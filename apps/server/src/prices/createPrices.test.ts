import { expect, test } from 'vitest'

import { createPrices } from './createPrices.ts'

interface TestList {
  name: string
  /** Undefined: it does not respond. */
  prices: Record<string, string> | undefined
  loads: number
}

const start = () => {
  let nowMs = 1_000_000
  const list = (name: string, prices: Record<string, string>): TestList => ({ name, prices, loads: 0 })
  const first = list('first', { BTC: '60000', EUR: '1.1' })
  const lists = [first, list('second', { BTC: '59000', DAI: '1' }), list('third', { BTC: '58000', XYZ: '7' })]
  const failures: string[] = []
  const prices = createPrices(
    lists.map(list => ({
      name: list.name,
      load: async () => {
        list.loads += 1
        if (!list.prices) throw new Error('down')
        return new Map(Object.entries(list.prices))
      },
    })),
    { nowMs: () => nowMs },
    name => failures.push(name),
  )
  return {
    first,
    lists,
    failures,
    loads: () => lists.map(({ loads }) => loads),
    pass: (ms: number) => (nowMs += ms),
    usd: async (...symbols: string[]) => Object.fromEntries(await prices.usd(symbols)),
    lastUsd: async (...symbols: string[]) => Object.fromEntries(await prices.lastUsd(symbols)),
  }
}

test('each symbol has the price of the first list that quotes it, and later lists are read only for missing symbols', async () => {
  const { usd, loads } = start()
  expect(await usd('BTC', 'EUR')).toEqual({ BTC: '60000', EUR: '1.1' })
  expect(loads()).toEqual([1, 0, 0])
  expect(await usd('BTC', 'XYZ', 'NOBODY')).toEqual({ BTC: '60000', XYZ: '7' })
  expect(loads()).toEqual([1, 1, 1])
})

test('dollars have a price without any list, also when all are down', async () => {
  const { usd, loads } = start()
  expect(await usd('USD')).toEqual({ USD: '1' })
  expect(loads()).toEqual([0, 0, 0])
})

test('the next list has the price while the first does not respond, which is not asked again for 15 seconds', async () => {
  const { usd, first, loads, pass, failures } = start()
  const { prices } = first
  first.prices = undefined
  expect(await usd('BTC')).toEqual({ BTC: '59000' })
  pass(14_000)
  expect(await usd('BTC')).toEqual({ BTC: '59000' })
  expect(loads()).toEqual([1, 1, 0])
  expect(failures).toEqual(['first'])
  first.prices = prices
  pass(1_000)
  expect(await usd('BTC')).toEqual({ BTC: '60000' })
})

test('many at once read a list once, and again after thirty seconds', async () => {
  const { usd, loads, pass } = start()
  await Promise.all([usd('BTC'), usd('BTC'), usd('EUR')])
  pass(29_000)
  await usd('BTC')
  expect(loads()).toEqual([1, 0, 0])
  pass(1_000)
  await usd('BTC')
  expect(loads()).toEqual([2, 0, 0])
})

test('the last prices serve five minutes when every list is down, then only as stale ones, and a day at most', async () => {
  const { usd, lastUsd, lists, pass } = start()
  await usd('BTC')
  for (const list of lists) list.prices = undefined
  pass(300_000)
  expect(await usd('BTC')).toEqual({ BTC: '60000' })
  expect(await lastUsd('BTC')).toEqual({ BTC: { usd: '60000', isStale: false } })
  pass(1)
  expect(await usd('BTC')).toEqual({})
  expect(await lastUsd('BTC', 'USD', 'EUR', 'DAI')).toEqual({
    BTC: { usd: '60000', isStale: true },
    USD: { usd: '1', isStale: false },
    EUR: { usd: '1.1', isStale: true },
  })
  pass(86_400_000)
  expect(await lastUsd('BTC')).toEqual({})
})
