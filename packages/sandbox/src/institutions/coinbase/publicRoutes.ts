import type { Context } from '../context.ts'
import { assets, findAsset } from '../data/assets.ts'
import { listingsOf } from '../data/networks.ts'
import { priceOf, rateOf } from '../data/priceOf.ts'
import type { Route } from '../http/route.ts'
import { json, stableUuid } from '../http/types.ts'
import { brokerageError, coinbaseError, coinbaseNetworks, data, isoTime, notFound } from './data.ts'
import { findProduct, productModel, products } from './products.ts'

const fiat = assets.filter(asset => asset.kind === 'fiat')
const crypto = assets.filter(asset => asset.kind === 'crypto')

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

/** Routes without authentication. */
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
      const rates = Object.fromEntries(assets.map(({ symbol }) => [symbol, rateOf(currency, symbol)]))
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
      const listed = spot ? products.map(productModel) : []
      return json(200, { products: listed, num_products: listed.length })
    },
  ],
  [
    'GET',
    '/api/v3/brokerage/market/products/:id',
    (_, [id = '']) => {
      const product = findProduct(id)
      return product === undefined
        ? brokerageError(404, 'NOT_FOUND', 'product not found')
        : json(200, productModel(product))
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
