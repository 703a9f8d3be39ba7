import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import { PRICE_DECIMALS, valueOf } from '../orders/arithmetic.ts'
import type { NewOrder } from '../orders/createOrders.ts'
import { findProduct, MIN_QUOTE, PRICE_PLACES, type Product } from './products.ts'

type Json = Readonly<Record<string, unknown>>
type Draft = Omit<NewOrder, 'id' | 'institution' | 'persona' | 'reference'>

/** The failure's name in the real API. */
export type OrderFailure =
  | 'INVALID_PRODUCT_ID'
  | 'INVALID_SIDE'
  | 'UNSUPPORTED_ORDER_CONFIGURATION'
  | 'INVALID_SIZE_PRECISION'
  | 'INVALID_PRICE_PRECISION'
  | 'INVALID_ORDER_SIZE'
  | 'INSUFFICIENT_FUND'
  | 'INVALID_LIMIT_PRICE_POST_ONLY'

const limits: Readonly<Record<string, Draft['timeInForce']>> = {
  limit_limit_gtc: 'gtc',
  sor_limit_ioc: 'ioc',
  limit_limit_fok: 'fok',
}

const object = (value: unknown): Json | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : undefined

const units = (value: unknown, decimals: number): bigint | undefined =>
  typeof value === 'string' ? parseUnits(value, decimals) : undefined

const readMarket = (product: Product, market: Json): Partial<Draft> | OrderFailure => {
  const inQuote = market['quote_size'] !== undefined
  if (inQuote === (market['base_size'] !== undefined)) return 'UNSUPPORTED_ORDER_CONFIGURATION'
  const size = inQuote
    ? units(market['quote_size'], 2) && units(market['quote_size'], product.quote.decimals)
    : units(market['base_size'], product.base.decimals)
  if (size === undefined) return 'INVALID_SIZE_PRECISION'
  if (size === 0n || (inQuote && size < unitsOf(MIN_QUOTE, product.quote.decimals))) return 'INVALID_ORDER_SIZE'
  return {
    kind: 'market',
    timeInForce: 'ioc',
    ...(inQuote ? { quoteUnits: size.toString() } : { baseUnits: size.toString() }),
  }
}

const readLimit = (product: Product, side: Draft['side'], name: string, limit: Json): Partial<Draft> | OrderFailure => {
  const size = units(limit['base_size'], product.base.decimals)
  if (size === undefined) return 'INVALID_SIZE_PRECISION'
  const price = limit['limit_price']
  if (units(price, PRICE_PLACES) === undefined || price === '0') return 'INVALID_PRICE_PRECISION'
  const pair = { base: product.base.symbol, quote: product.quote.symbol }
  const value = valueOf(pair, side, size, unitsOf(String(price), PRICE_DECIMALS))
  if (value < unitsOf(MIN_QUOTE, product.quote.decimals)) return 'INVALID_ORDER_SIZE'
  return {
    kind: 'limit',
    baseUnits: size.toString(),
    limitPrice: String(price),
    timeInForce: limit['post_only'] === true ? 'postOnly' : (limits[name] ?? 'gtc'),
  }
}

/** The order in a body, or the name of the failure in the real API. */
export const readOrder = (body: Json): Draft | OrderFailure => {
  const product = findProduct(String(body['product_id']))
  if (product === undefined) return 'INVALID_PRODUCT_ID'
  const side = body['side'] === 'BUY' ? 'buy' : body['side'] === 'SELL' ? 'sell' : undefined
  if (side === undefined) return 'INVALID_SIDE'
  const [[name, given] = ['', undefined], ...more] = Object.entries(object(body['order_configuration']) ?? {})
  const configuration = object(given)
  if (configuration === undefined || more.length > 0) return 'UNSUPPORTED_ORDER_CONFIGURATION'
  const read =
    name === 'market_market_ioc'
      ? readMarket(product, configuration)
      : Object.hasOwn(limits, name)
        ? readLimit(product, side, name, configuration)
        : 'UNSUPPORTED_ORDER_CONFIGURATION'
  if (typeof read === 'string') return read
  return { base: product.base.symbol, quote: product.quote.symbol, side, kind: 'market', timeInForce: 'ioc', ...read }
}
