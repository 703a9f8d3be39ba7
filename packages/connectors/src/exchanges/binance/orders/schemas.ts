import Type from 'typebox'
import { Amount, checkOf, Decimal, nullable, Text } from '../../../kit/schema.ts'

const OrderId = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER })

const Order = Type.Object({
  symbol: Text,
  orderId: OrderId,
  clientOrderId: Type.String({ maxLength: 128 }),
  price: Amount,
  origQty: Amount,
  executedQty: Amount,
  /** Negative where Binance has no figure. */
  cummulativeQuoteQty: Decimal,
  status: Text,
  timeInForce: Text,
  type: Text,
  side: Text,
  time: Type.Integer({ minimum: 0 }),
  updateTime: Type.Integer({ minimum: 0 }),
})
export type BinanceOrder = Type.Static<typeof Order>
export const isOrder = checkOf(Order)
export const isOrders = checkOf(Type.Array(Order, { maxItems: 1_000 }))

/** Success is believed only with an id and our own reference. */
export const isPlaced = checkOf(Type.Object({ symbol: Text, orderId: OrderId, clientOrderId: Text }))
export const isCancelled = checkOf(Type.Object({ symbol: Text, orderId: OrderId, status: Text }))

/** The test of a house that tells no fees: an empty object. */
export const isClaimed = checkOf(Type.Object({}))

const Rates = Type.Object({ taker: Amount })
export const isTested = checkOf(
  Type.Object({ standardCommissionForOrder: Rates, taxCommissionForOrder: Type.Optional(nullable(Rates)) }),
)

export const isTicker = checkOf(Type.Object({ symbol: Text, price: Amount }))

const Filter = Type.Object({
  filterType: Text,
  tickSize: Type.Optional(Amount),
  stepSize: Type.Optional(Amount),
  minNotional: Type.Optional(Amount),
})
const Symbol = Type.Object({
  symbol: Text,
  status: Text,
  baseAsset: Text,
  quoteAsset: Text,
  quoteAssetPrecision: Type.Integer({ minimum: 0, maximum: 36 }),
  isSpotTradingAllowed: Type.Boolean(),
})
export const isSymbols = checkOf(Type.Object({ symbols: Type.Array(Symbol, { minItems: 1, maxItems: 20_000 }) }))

const SymbolRules = Type.Object({ ...Symbol.properties, filters: Type.Array(Filter, { maxItems: 50 }) })
export type BinanceSymbol = Type.Static<typeof SymbolRules>
export const isSymbol = checkOf(Type.Object({ symbols: Type.Array(SymbolRules, { minItems: 1, maxItems: 1 }) }))
