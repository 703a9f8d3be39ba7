import { formatUnits, unitsOf } from '../../money/baseUnits.ts'
import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import { priceOf } from '../data/priceOf.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { binanceError } from './errors.ts'

/** Everything is priced in USDT. */
const QUOTE = 'USDT'
const pairs = assets.filter(a => a.kind === 'crypto' && a.symbol !== QUOTE).map(a => a.symbol)

const symbolModel = (base: string) => ({
  symbol: `${base}${QUOTE}`,
  status: 'TRADING',
  baseAsset: base,
  baseAssetPrecision: 8,
  quoteAsset: QUOTE,
  quotePrecision: 8,
  quoteAssetPrecision: 8,
  baseCommissionPrecision: 8,
  quoteCommissionPrecision: 8,
  orderTypes: ['LIMIT', 'MARKET'],
  icebergAllowed: false,
  ocoAllowed: false,
  quoteOrderQtyMarketAllowed: true,
  allowTrailingStop: false,
  isSpotTradingAllowed: true,
  isMarginTradingAllowed: false,
  filters: [
    { filterType: 'PRICE_FILTER', minPrice: '0.00000100', maxPrice: '1000000.00000000', tickSize: '0.00000100' },
    { filterType: 'LOT_SIZE', minQty: '0.00000100', maxQty: '100000.00000000', stepSize: '0.00000100' },
  ],
  permissions: ['SPOT'],
})

const ticker = (base: string) => ({
  symbol: `${base}${QUOTE}`,
  price: formatUnits(unitsOf(priceOf(base, QUOTE), 12) / 10n ** 4n, 8),
})

const weights = [{ rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit: 6000 }]

/** What anybody may ask. */
export const publicRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v3/ping', () => json(200, {})],
  ['GET', '/api/v3/time', () => json(200, { serverTime: ctx.clock.nowMs() })],
  ['GET', '/sapi/v1/system/status', () => json(200, { status: 0, msg: 'normal' })],
  [
    'GET',
    '/api/v3/exchangeInfo',
    () =>
      json(200, {
        timezone: 'UTC',
        serverTime: ctx.clock.nowMs(),
        rateLimits: weights,
        exchangeFilters: [],
        symbols: pairs.map(symbolModel),
      }),
  ],
  [
    'GET',
    '/api/v3/ticker/price',
    request => {
      const symbol = request.query.get('symbol')
      if (symbol === null) return json(200, pairs.map(ticker))
      const base = pairs.find(pair => `${pair}${QUOTE}` === symbol)
      return base === undefined ? binanceError(-1121, 'Invalid symbol.') : json(200, ticker(base))
    },
  ],
]
