import type { Context } from '../context.ts'
import { assets, findAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import { priceOf } from '../data/priceOf.ts'
import { stableUuid } from '../http/hashes.ts'
import type { Route } from '../http/route.ts'
import { json } from '../http/types.ts'
import { data, isoTime } from './data.ts'
import { coinbaseError, notFound } from './errors.ts'
import { coinbaseNetworks } from './networks.ts'

const fiat = assets.filter(asset => asset.kind === 'fiat')
const crypto = assets.filter(asset => asset.kind === 'crypto')

const product = ({ symbol, name, decimals }: (typeof assets)[number]) => ({
  product_id: `${symbol}-USD`,
  price: priceOf(symbol, 'USD'),
  base_increment: `0.${'0'.repeat(decimals - 1)}1`,
  quote_increment: '0.01',
  quote_min_size: '1',
  quote_max_size: '150000000',
  base_min_size: `0.${'0'.repeat(decimals - 1)}1`,
  base_max_size: '3400',
  base_name: name,
  quote_name: 'US Dollar',
  status: 'online',
  is_disabled: false,
  trading_disabled: false,
  product_type: 'SPOT',
  quote_currency_id: 'USD',
  base_currency_id: symbol,
  base_display_symbol: symbol,
  quote_display_symbol: 'USD',
  view_only: true,
  price_increment: '0.01',
  display_name: `${symbol}-USD`,
  product_venue: 'CBE',
})

const cryptoCurrency = (ctx: Context, { symbol, name, decimals }: (typeof assets)[number], index: number) => ({
  asset_id: stableUuid(`coinbase/asset/${symbol}`),
  code: symbol,
  name,
  color: '#5B616E',
  sort_index: 100 + index,
  exponent: decimals,
  type: 'crypto',
  address_regex: listingsOf(ctx.chains, coinbaseNetworks, symbol)[0]?.addressRegex ?? '^\\S+$',
})

/** What anybody may ask. */
export const publicRoutes = (ctx: Context): Route[] => [
  [
    'GET',
    '/v2/time',
    request => data(request, { iso: isoTime(ctx.clock.nowMs()), epoch: Math.floor(ctx.clock.nowMs() / 1_000) }),
  ],
  [
    'GET',
    '/v2/currencies',
    request =>
      data(
        request,
        fiat.map(({ symbol, name }) => ({ id: symbol, name, min_size: '0.01' })),
      ),
  ],
  [
    'GET',
    '/v2/currencies/crypto',
    request =>
      data(
        request,
        crypto.map((asset, index) => cryptoCurrency(ctx, asset, index)),
      ),
  ],
  [
    'GET',
    '/v2/exchange-rates',
    request => {
      const currency = request.query.get('currency') ?? 'USD'
      if (findAsset(currency) === undefined)
        return coinbaseError(400, 'invalid_request', `Invalid currency (${currency})`)
      const rates = Object.fromEntries(assets.map(({ symbol }) => [symbol, priceOf(currency, symbol)]))
      return data(request, { currency, rates })
    },
  ],
  [
    'GET',
    '/v2/prices/:pair/spot',
    (request, [pair = '']) => {
      const [base = '', currency = ''] = pair.split('-')
      if (findAsset(base) === undefined || findAsset(currency) === undefined) return notFound()
      return data(request, { base, currency, amount: priceOf(base, currency) })
    },
  ],
  [
    'GET',
    '/api/v3/brokerage/market/products',
    request => {
      const spot = (request.query.get('product_type') ?? 'SPOT') === 'SPOT'
      const products = spot ? crypto.map(product) : []
      return json(200, { products, num_products: products.length })
    },
  ],
  [
    'GET',
    '/api/v3/brokerage/time',
    () => {
      const now = ctx.clock.nowMs()
      return json(200, { iso: isoTime(now), epochSeconds: String(Math.floor(now / 1_000)), epochMillis: String(now) })
    },
  ],
]
