import type { Context } from '../context.ts'
import { assets, findAsset } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { currencyModel } from './currencyModel.ts'
import { badParameter, kucoinData } from './errors.ts'

/** All prices are in USDT. */
const QUOTE = 'USDT'

const symbolModel = (base: string) => ({
  symbol: `${base}-${QUOTE}`,
  name: `${base}-${QUOTE}`,
  baseCurrency: base,
  quoteCurrency: QUOTE,
  feeCurrency: QUOTE,
  market: 'USDS',
  baseMinSize: '0.0001',
  quoteMinSize: '0.1',
  baseMaxSize: '100000',
  quoteMaxSize: '99999999',
  baseIncrement: '0.0001',
  quoteIncrement: '0.0001',
  priceIncrement: '0.01',
  priceLimitRate: '0.1',
  minFunds: '0.1',
  isMarginEnabled: false,
  enableTrading: true,
})

/** Routes without authentication. */
export const publicRoutes = (ctx: Context): Route[] => [
  ['GET', '/api/v1/timestamp', () => kucoinData(Math.floor(ctx.clock.nowMs()))],
  ['GET', '/api/v3/currencies', () => kucoinData(assets.map(asset => currencyModel(ctx, asset)))],
  [
    'GET',
    '/api/v3/currencies/:currency',
    (_, [symbol = '']) => {
      const asset = findAsset(symbol)
      return asset === undefined ? badParameter('The currency does not exist.') : kucoinData(currencyModel(ctx, asset))
    },
  ],
  [
    'GET',
    '/api/v2/symbols',
    () => {
      const bases = assets.filter(({ kind, symbol }) => kind === 'crypto' && symbol !== QUOTE)
      return kucoinData(bases.map(({ symbol }) => symbolModel(symbol)))
    },
  ],
]
