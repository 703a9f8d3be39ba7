import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { createAssetList, rankOf } from './createAssetList.ts'

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'B', 'C', '.', ' '), minLength: 1, maxLength: 4 })
const assets = fc.array(fc.record({ symbol: letters, name: letters }), { maxLength: 40 })
const everything = { offset: 0, count: 1_000 }
const lower = (asset: { symbol: string; name: string }) => ({
  symbol: asset.symbol.toLowerCase(),
  name: asset.name.toLowerCase(),
})

describe('a list of assets', () => {
  const list = createAssetList([
    { symbol: 'btcx', name: 'A fund' },
    { symbol: 'WBTC', name: 'Wrapped btc' },
    { symbol: 'ZZ', name: 'BTC miners' },
    { symbol: 'BTC', name: 'Bitcoin' },
    { symbol: 'AA', name: 'Other' },
  ])
  const symbols = (search: string) => list.search({ search, ...everything }).items.map(({ symbol }) => symbol)

  test('lists the exact symbol first, then symbols with that prefix, then names with it, then names that contain it', () => {
    for (const text of ['btc', 'BTC', ' BtC ']) expect(symbols(text)).toEqual(['BTC', 'BTCX', 'ZZ', 'WBTC'])
  })

  test('an empty search lists everything by symbol, and an unknown symbol lists nothing', () => {
    expect(symbols('')).toEqual(['AA', 'BTC', 'BTCX', 'WBTC', 'ZZ'])
    expect(symbols('  ')).toEqual(symbols(''))
    expect(list.search({ search: 'nobody', ...everything })).toEqual({ items: [], total: 0 })
    expect(list.search({ offset: 5, count: 5 })).toEqual({ items: [], total: 5 })
  })

  test('finds a symbol in any case', () => {
    expect(list.find('bTcX')).toEqual({ symbol: 'BTCX', name: 'A fund' })
    expect(list.find('btc ')).toBeUndefined()
  })

  test('results are ordered by rank, and ties by symbol', () => {
    fc.assert(
      fc.property(assets, letters, (all, text) => {
        const wanted = text.trim().toLowerCase()
        fc.pre(wanted !== '')
        const { items } = createAssetList(all).search({ search: text, ...everything })
        const keys = items.map(item => `${rankOf(wanted, lower(item))}${item.symbol}`)
        expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : 1)))
      }),
    )
  })

  test('a search returns exactly the matching assets', () => {
    fc.assert(
      fc.property(assets, letters, (all, text) => {
        const wanted = text.trim().toLowerCase()
        const own = createAssetList(all)
        const found = own.search({ search: text, ...everything })
        const matching = own
          .search(everything)
          .items.filter(item => wanted === '' || rankOf(wanted, lower(item)) !== undefined)
        expect(new Set(found.items)).toEqual(new Set(matching))
        expect(found.total).toBe(matching.length)
      }),
    )
  })

  test('pages cover everything exactly once', () => {
    fc.assert(
      fc.property(assets, letters, fc.integer({ min: 1, max: 7 }), (all, search, count) => {
        const own = createAssetList(all)
        const { items, total } = own.search({ search, ...everything })
        const paged = []
        for (let offset = 0; offset < total; offset += count) {
          const page = own.search({ search, offset, count })
          expect(page.total).toBe(total)
          paged.push(...page.items)
        }
        expect(paged).toEqual(items)
        expect(new Set(items.map(({ symbol }) => symbol)).size).toBe(total)
      }),
    )
  })
})
