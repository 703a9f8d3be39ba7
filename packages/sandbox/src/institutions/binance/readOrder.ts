import { parseUnits, unitsOf } from '../../money/baseUnits.ts'
import type { SimResponse } from '../http/types.ts'
import { marketPrice, PRICE_DECIMALS, valueOf } from '../orders/arithmetic.ts'
import type { NewOrder } from '../orders/createOrders.ts'
import { binanceError, missing, type SimulatedVariant } from './variants.ts'
import { findMarket, type Market, MIN_NOTIONAL, PLACES } from './markets.ts'

type Draft = Omit<NewOrder, 'id' | 'institution' | 'persona' | 'reference'>

const filterFailure = (name: string) => binanceError(-1013, `Filter failure: ${name}`)
const precision = (name: string) => binanceError(-1111, `Parameter '${name}' has too much precision.`)

const TIMES: Readonly<Record<string, Draft['timeInForce']>> = { GTC: 'gtc', IOC: 'ioc', FOK: 'fok' }

const sizeOf = (market: Market, params: URLSearchParams): Partial<Draft> | SimResponse => {
  const quantity = params.get('quantity')
  const money = params.get('quoteOrderQty')
  if ((quantity === null) === (money === null)) return missing(quantity === null ? 'quantity' : 'quoteOrderQty')
  if (money !== null) {
    const units = parseUnits(money, market.quote.decimals)
    return units === undefined ? precision('quoteOrderQty') : { quoteUnits: units.toString() }
  }
  const units = parseUnits(quantity ?? '', 8)
  if (units === undefined) return precision('quantity')
  const stepped = parseUnits(quantity ?? '', Math.min(PLACES, market.base.decimals))
  if (stepped === undefined || stepped === 0n) return filterFailure('LOT_SIZE')
  return { baseUnits: unitsOf(quantity ?? '', market.base.decimals).toString() }
}

const typeOf = (params: URLSearchParams): Pick<Draft, 'kind' | 'timeInForce'> | SimResponse => {
  const type = params.get('type')
  if (type === 'MARKET') return { kind: 'market', timeInForce: 'ioc' }
  if (type === 'LIMIT_MAKER') return { kind: 'limit', timeInForce: 'postOnly' }
  if (type !== 'LIMIT') return binanceError(-1116, 'Invalid orderType.')
  const timeInForce = TIMES[params.get('timeInForce') ?? '']
  return timeInForce === undefined ? missing('timeInForce') : { kind: 'limit', timeInForce }
}

const priceOfLimit = (params: URLSearchParams): { limitPrice: string } | SimResponse => {
  const price = params.get('price') ?? ''
  const units = parseUnits(price, 8)
  if (units === undefined) return missing('price')
  return parseUnits(price, PLACES) === undefined || units === 0n ? filterFailure('PRICE_FILTER') : { limitPrice: price }
}

const isTooSmall = (draft: Draft, market: Market): boolean => {
  const least = unitsOf(MIN_NOTIONAL, market.quote.decimals)
  const price =
    draft.limitPrice === undefined ? marketPrice(draft.base, draft.quote) : unitsOf(draft.limitPrice, PRICE_DECIMALS)
  return draft.baseUnits === undefined
    ? BigInt(draft.quoteUnits ?? '0') < least
    : valueOf(draft, draft.side, BigInt(draft.baseUnits), price) < least
}

/** The order in the parameters, or Binance's refusal. */
export const readOrder = (variant: SimulatedVariant, params: URLSearchParams): Draft | SimResponse => {
  const market = findMarket(variant, params.get('symbol') ?? '')
  if (market === undefined) return binanceError(-1121, 'Invalid symbol.')
  const side = params.get('side') === 'BUY' ? 'buy' : params.get('side') === 'SELL' ? 'sell' : undefined
  if (side === undefined) return binanceError(-1117, 'Invalid side.')
  const type = typeOf(params)
  if ('status' in type) return type
  const size = sizeOf(market, params)
  if ('status' in size) return size
  if (type.kind === 'limit' && size.baseUnits === undefined) return missing('quantity')
  const limit: Partial<Draft> | SimResponse = type.kind === 'limit' ? priceOfLimit(params) : {}
  if ('status' in limit) return limit
  const draft = { base: market.base.symbol, quote: market.quote.symbol, side, ...type, ...size, ...limit } as const
  return isTooSmall(draft, market) ? filterFailure('NOTIONAL') : draft
}
