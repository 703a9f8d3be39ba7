import { expect, test } from 'vitest'
import { findMarket, marketModel, marketsOf, symbolOf } from './markets.ts'
import { binanceUsVariant, binanceVariant } from './variants.ts'

test('every coin is traded against every money of the exchange but itself', () => {
  const symbols = marketsOf(binanceVariant).map(symbolOf)
  expect(symbols).toContain('BTCUSDT')
  expect(symbols).not.toContain('USDTUSDT')
  expect(symbols.filter(symbol => !symbol.endsWith('USDT'))).toEqual([])
  expect(new Set(symbols).size).toBe(symbols.length)
})

test('Binance.US trades against dollars too', () => {
  expect(findMarket(binanceUsVariant, 'ETHUSD')?.quote.symbol).toBe('USD')
  expect(findMarket(binanceVariant, 'ETHUSD')).toBeUndefined()
  expect(findMarket(binanceUsVariant, 'USDTUSD')?.base.symbol).toBe('USDT')
})

test('a market names the filters that orders are held to', () => {
  const market = findMarket(binanceVariant, 'ETHUSDT')
  if (market === undefined) throw new Error('No market')
  const { filters } = marketModel(market)
  expect(filters.map(({ filterType }) => filterType)).toEqual(['PRICE_FILTER', 'LOT_SIZE', 'NOTIONAL'])
  expect(filters[2]).toMatchObject({ minNotional: '5.00000000' })
})
