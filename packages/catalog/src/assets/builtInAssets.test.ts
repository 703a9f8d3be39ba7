import { expect, test } from 'vitest'

import { builtInAssets } from './builtInAssets.ts'
import newerListings from './newerListings.json' with { type: 'json' }

const all = (type: keyof typeof builtInAssets) => builtInAssets[type]().search({ offset: 0, count: 100_000 })

test('lists thousands of equities and cryptocurrencies', () => {
  expect(all('equity').total).toBeGreaterThan(6_000)
  expect(all('cryptocurrency').total).toBeGreaterThan(1_800)
})

test.each(['equity', 'cryptocurrency'] as const)('every %s has a symbol and a clean name', type => {
  for (const { symbol, name } of all(type).items) {
    expect(symbol, name).toMatch(/^[A-Z0-9.]{1,20}$/)
    expect(name, symbol).toMatch(/^\S(.{0,98}\S)?$/)
    expect(name, symbol).not.toMatch(/&#|&amp;| {2}|\t/)
  }
})

test.each(['COIN', 'HOOD', 'PLTR', 'ABNB', 'RIVN', 'ARM', 'SNOW', 'DASH', 'RBLX', 'AAPL', 'BRK.B', 'SPY'])(
  'knows %s',
  symbol => expect(builtInAssets.equity().find(symbol)?.symbol).toBe(symbol),
)

test.each(['BTC', 'ETH', 'SOL', 'USDC', 'USDT', 'TON', 'XRP', 'HYPE', 'POL'])('knows %s', symbol =>
  expect(builtInAssets.cryptocurrency().find(symbol)?.symbol).toBe(symbol),
)

test('a reassigned symbol belongs to its new holder, and a removed one is not listed', () => {
  expect(builtInAssets.equity().find('AI')?.name).toBe('C3.ai, Inc.')
  expect(builtInAssets.equity().find('META')?.name).toBe('Meta Platforms, Inc.')
  for (const symbol of newerListings.gone) expect(builtInAssets.equity().find(symbol), symbol).toBeUndefined()
})

test('is made once', () => expect(builtInAssets.equity()).toBe(builtInAssets.equity()))
