import type { Context } from '../context.ts'
import { assets } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { bybitError, bybitResult } from './errors.ts'

/** All prices are in USDT. */
const QUOTE = 'USDT'

const instrument = (base: string) => ({
  symbol: `${base}${QUOTE}`,
  baseCoin: base,
  quoteCoin: QUOTE,
  innovation: '0',
  status: 'Trading',
  marginTrading: 'none',
  lotSizeFilter: {
    basePrecision: '0.000001',
    quotePrecision: '0.00000001',
    minOrderQty: '0.000001',
    maxOrderQty: '100000',
    minOrderAmt: '1',
    maxOrderAmt: '4000000',
  },
  priceFilter: { tickSize: '0.000001' },
})

/** Routes without authentication. */
export const publicRoutes = (ctx: Context): Route[] => [
  [
    'GET',
    '/v5/market/time',
    () => {
      const nowMs = ctx.clock.nowMs()
      return bybitResult(ctx, {
        timeSecond: String(Math.floor(nowMs / 1_000)),
        timeNano: `${Math.floor(nowMs)}000000`,
      })
    },
  ],
  [
    'GET',
    '/v5/market/instruments-info',
    ({ query }) => {
      const category = query.get('category')
      if (category !== 'spot') return bybitError(ctx, 10001, 'category is invalid.')
      const bases = assets.filter(({ kind, symbol }) => kind === 'crypto' && symbol !== QUOTE)
      return bybitResult(ctx, { category, list: bases.map(({ symbol }) => instrument(symbol)), nextPageCursor: '' })
    },
  ],
]
