import type { Context } from '../context.ts'
import { assets, type SimulatedAsset } from '../data/assets.ts'
import type { Route } from '../http/route.ts'
import { altnameOf, assetNamed, codeOf, krakenError, krakenResult } from './assetCodes.ts'

const assetModel = (asset: SimulatedAsset) => ({
  aclass: 'currency',
  altname: altnameOf(asset.symbol),
  decimals: asset.decimals,
  display_decimals: Math.min(asset.decimals, 5),
  status: 'enabled',
})

const pairModel = (symbol: string) => ({
  altname: `${altnameOf(symbol)}USD`,
  wsname: `${altnameOf(symbol)}/USD`,
  aclass_base: 'currency',
  base: codeOf(symbol),
  aclass_quote: 'currency',
  quote: 'ZUSD',
  lot: 'unit',
  cost_decimals: 5,
  pair_decimals: 2,
  lot_decimals: 8,
  lot_multiplier: 1,
  leverage_buy: [],
  leverage_sell: [],
  fees: [[0, 0.4]],
  fees_maker: [[0, 0.25]],
  fee_volume_currency: 'ZUSD',
  margin_call: 80,
  margin_stop: 40,
  ordermin: '0.0001',
  costmin: '0.5',
  tick_size: '0.01',
  status: 'online',
})

const pairs = assets.filter(({ kind }) => kind === 'crypto').map(({ symbol }) => symbol)

const priced = assets.filter(({ symbol }) => symbol !== 'USD')

/** `XXBTZUSD` for old codes, `SOLUSD` for others. */
const pairCode = (symbol: string): string =>
  codeOf(symbol) === symbol && symbol !== 'USDT' ? `${symbol}USD` : `${codeOf(symbol)}ZUSD`

/** Prices never move, so the last trade, the day's prices and the best offers are equal. */
const ticker = (price: string) => ({
  a: [price, '1', '1.000'],
  b: [price, '1', '1.000'],
  c: [price, '0.10000000'],
  v: ['10.0', '20.0'],
  p: [price, price],
  t: [10, 20],
  l: [price, price],
  h: [price, price],
  o: price,
})

const timeModel = (now: Date) => ({ unixtime: Math.floor(now.getTime() / 1_000), rfc1123: now.toUTCString() })

/** @param names separated by commas; `null`: every asset */
const assetModels = (names: string | null) => {
  const wanted = names === null ? assets : names.split(',').map(assetNamed)
  const known = wanted.filter(asset => asset !== undefined)
  if (known.length < wanted.length) return krakenError('EQuery:Unknown asset')
  return krakenResult(Object.fromEntries(known.map(asset => [codeOf(asset.symbol), assetModel(asset)])))
}

/** Routes without authentication. */
export const publicRoutes = (ctx: Context): Route[] => [
  ['GET', '/0/public/Time', () => krakenResult(timeModel(new Date(ctx.clock.nowMs())))],
  [
    'GET',
    '/0/public/SystemStatus',
    () => krakenResult({ status: 'online', timestamp: new Date(ctx.clock.nowMs()).toISOString() }),
  ],
  ['GET', '/0/public/Assets', ({ query }) => assetModels(query.get('asset'))],
  [
    'GET',
    '/0/public/Ticker',
    () => krakenResult(Object.fromEntries(priced.map(({ symbol, priceUsd }) => [pairCode(symbol), ticker(priceUsd)]))),
  ],
  [
    'GET',
    '/0/public/AssetPairs',
    () => krakenResult(Object.fromEntries(pairs.map(symbol => [`${codeOf(symbol)}ZUSD`, pairModel(symbol)]))),
  ],
]
