import type { Context } from '../context.ts'
import { findAsset } from '../data/assets.ts'
import { priceOf } from '../data/priceOf.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { alpacaError } from './withCaller.ts'

/** Crypto market data, which requires no authentication. Prices are JSON numbers, as in the real API. */
export const dataRoutes = (ctx: Context): Route[] => [
  [
    'GET',
    '/v1beta3/crypto/us/latest/trades',
    ({ query }) => {
      const symbols = (query.get('symbols') ?? '').split(',')
      const wrong = symbols.find(symbol => findAsset(symbol.replace(/\/USD$/, ''))?.kind !== 'crypto')
      if (wrong !== undefined) return alpacaError(40010001, `invalid symbol: ${wrong}`)
      const t = new Date(ctx.clock.nowMs()).toISOString()
      const trade = (symbol: string) => ({
        p: Number(priceOf(symbol.replace(/\/USD$/, ''), 'USD')),
        s: 0.01,
        t,
        tks: 'B',
      })
      return json(200, { trades: Object.fromEntries(symbols.map(symbol => [symbol, trade(symbol)])) })
    },
  ],
]
