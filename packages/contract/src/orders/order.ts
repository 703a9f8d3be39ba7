import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { OrderSide, OrderStatus, OrderType, PaymentSymbolType, TimeInForce } from './orderEnums.ts'

/** Public `B2BBrokerOrder`. Amounts of `symbol`; price, value and fee in `paymentSymbol`; times in Unix seconds. */
export const Order = Type.Object({
  id: Type.String(),
  side: OrderSide,
  symbol: Type.String(),
  name: Type.String(),
  assetType: oneOf(['equity', 'cryptocurrency', 'option', 'nft']),
  paymentSymbol: Type.String(),
  paymentType: PaymentSymbolType,
  /** Ordered; where only the money was named, what it has bought. */
  amount: Type.Optional(Type.Number()),
  /** Paid on average; before anything traded, the limit. */
  price: Type.Optional(Type.Number()),
  /** Absent where the institution does not tell it with its orders. */
  fee: Type.Optional(Type.Number()),
  /** Traded so far. */
  value: Type.Optional(Type.Number()),
  createdTimestamp: Type.Integer(),
  updatedTimestamp: Type.Integer(),
  status: OrderStatus,
  /** The institution's own word, or ours while it has none. */
  statusDetails: Type.Optional(Type.String()),
  orderType: OrderType,
  timeInForce: TimeInForce,
  brokerType: Type.String(),
  transactionType: oneOf(['order']),
})
