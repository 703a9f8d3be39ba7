import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { DecimalNumber, PositiveAmount } from '../shared/decimalNumber.ts'
import { OrderSide, TimeInForce } from './orderEnums.ts'

const Symbol = Type.String({ minLength: 1, maxLength: 30 })

/** Public `B2BBrokerCreateOrderRequest`. */
export const orderFields = {
  ...connectionFields,
  /** What is bought or sold. */
  symbol: Symbol,
  /** What it is paid with, or sold for. */
  paymentSymbol: Symbol,
  /** Of `symbol`, or of `paymentSymbol` when `amountIsInPaymentSymbol`. */
  amount: PositiveAmount,
  /** Required for limit orders: `paymentSymbol` for one `symbol`. */
  price: Type.Optional(PositiveAmount),
  /** Deprecated. Only cryptocurrencies can be traded. */
  isCryptocurrency: Type.Optional(Type.Boolean()),
  /** Told by the symbol as well: a contradiction is refused. */
  paymentIsCryptocurrency: Type.Boolean(),
  /** Deprecated for `amountIsInPaymentSymbol`; must not contradict it. */
  amountIsFiat: Type.Optional(Type.Boolean()),
  /** Deprecated, not used. */
  amountInFiat: Type.Optional(DecimalNumber),
  amountIsInPaymentSymbol: Type.Boolean(),
  /** An estimate for some institutions, not used by those here. */
  amountInPaymentSymbol: Type.Optional(DecimalNumber),
  /** For shares; not used. */
  extendedHours: Type.Optional(Type.Boolean()),
  orderType: oneOf(['market', 'limit', 'stopLoss']),
  /** Market orders trade at once, whatever it says. `unknown`: until cancelled. */
  timeInForce: TimeInForce,
  mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
}

export const OrderRequest = Type.Object(orderFields)
export type OrderRequest = Type.Static<typeof OrderRequest>

export const OrderSideParams = Type.Object({
  /** `buy` or `sell`. */
  side: Type.Unsafe<Type.Static<typeof OrderSide>>({ ...OrderSide, 'x-anyCase': true }),
})

/** Public `B2BBrokerOrderRequest`: names one order. */
export const OrderReference = Type.Object({
  ...connectionFields,
  /** As `POST /transactions/{side}` or `/transactions/list` gave it. */
  id: Type.String({ minLength: 1, maxLength: 128 }),
  side: Type.Optional(OrderSide),
  isCryptocurrency: Type.Boolean(),
  /** Not needed: ids name their market where the institution's do not. */
  symbolPair: Type.Optional(Type.String({ minLength: 1, maxLength: 60 })),
  mfaCode: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
})
