import { formatUnits, unitsOf } from '../../money/baseUnits.ts'
import { priceOf } from '../data/priceOf.ts'
import type { Route } from '../http/route.ts'
import { json, type SimResponse } from '../http/types.ts'
import { findMarket, type Market, marketModel, marketsOf, symbolOf } from './markets.ts'
import { binanceError, type VariantContext } from './variants.ts'

const ticker = (market: Market) => ({
  symbol: symbolOf(market),
  price: formatUnits(unitsOf(priceOf(market.base.symbol, market.quote.symbol), 12) / 10n ** 4n, 8),
})

const weights = (limit: number) => [{ rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit }]

const exchangeInfo = (ctx: VariantContext, symbol: string | null): SimResponse => {
  const markets = marketsOf(ctx.variant)
  const listed = symbol === null ? markets : markets.filter(market => symbolOf(market) === symbol)
  if (listed.length === 0) return binanceError(-1121, 'Invalid symbol.')
  return json(200, {
    timezone: 'UTC',
    serverTime: ctx.clock.nowMs(),
    rateLimits: weights(ctx.variant.weightPerMinute),
    exchangeFilters: [],
    symbols: listed.map(marketModel),
  })
}

/** Routes without authentication. */
export const publicRoutes = (ctx: VariantContext): Route[] => [
  ['GET', '/api/v3/ping', () => json(200, {})],
  ['GET', '/api/v3/time', () => json(200, { serverTime: ctx.clock.nowMs() })],
  ['GET', '/sapi/v1/system/status', () => json(200, { status: 0, msg: 'normal' })],
  ['GET', '/api/v3/exchangeInfo', ({ query }) => exchangeInfo(ctx, query.get('symbol'))],
  [
    'GET',
    '/api/v3/ticker/price',
    request => {
      const symbol = request.query.get('symbol')
      if (symbol === null) return json(200, marketsOf(ctx.variant).map(ticker))
      const market = findMarket(ctx.variant, symbol)
      return market === undefined ? binanceError(-1121, 'Invalid symbol.') : json(200, ticker(market))
    },
  ],
]
