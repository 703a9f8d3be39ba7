import { createAssetList } from '@rialto/catalog'
import { expect, test } from 'vitest'

import { getEquityPrice } from './getEquityPrice.ts'
import type { PriceSource } from './ports.ts'

const list = createAssetList([{ symbol: 'AAPL', name: 'Apple Inc.' }])
const assets = { equity: () => list, cryptocurrency: () => list }
const quote = { price: '1.25', quotedAtMs: 1_000 }
const requesting = (equityPrices: PriceSource | undefined, symbol = 'aapl') =>
  getEquityPrice({ assets, equityPrices }, symbol)

test('the price source is queried with the listed spelling of the symbol', async () => {
  const requested: string[] = []
  const source = {
    quote: async (symbol: string) => {
      requested.push(symbol)
      return quote
    },
  }
  expect(await requesting(source)).toEqual(quote)
  expect(requested).toEqual(['AAPL'])
})

test('an unlisted or unquoted symbol is an invalid field, and only listed symbols reach the price source', async () => {
  const never = { quote: () => Promise.reject(new Error('asked')) }
  await expect(requesting(never, 'nobody')).rejects.toMatchObject({ type: 'invalidField' })
  await expect(requesting({ quote: async () => undefined })).rejects.toMatchObject({ type: 'invalidField' })
})

test('a missing source names the setting to configure, and is distinguished from a failing source', async () => {
  await expect(requesting(undefined)).rejects.toMatchObject({
    type: 'priceUnavailable',
    message: expect.stringContaining('RIALTO_EQUITY_PRICE_URL'),
  })
  const broken = { quote: () => Promise.reject(new Error('secret detail')) }
  await expect(requesting(broken)).rejects.toMatchObject({
    type: 'priceUnavailable',
    message: expect.not.stringContaining('secret'),
  })
})
