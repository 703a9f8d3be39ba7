import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { connectionFields, mfaCode } from '../shared/connectionRequest.ts'
import { decimalNumber, positiveAmount } from '../shared/decimalNumber.ts'
import { OrderSide, TimeInForce } from './orderEnums.ts'

const symbol = (description: string) => Type.String({ minLength: 1, maxLength: 30, description })
const orderMfaCode = Type.Optional(mfaCode('Code of the second factor, if the institution requires one.'))

/** Public `B2BBrokerCreateOrderRequest`. */
export const orderFields = {
  ...connectionFields,
  symbol: symbol('Symbol of the asset to buy or sell.'),
  paymentSymbol: symbol('Symbol of the asset that pays, or that is received in a sale.'),
  amount: positiveAmount('Amount of `symbol`, or of `paymentSymbol` if `amountIsInPaymentSymbol` is `true`.'),
  price: Type.Optional(
    positiveAmount('Limit price: units of `paymentSymbol` per unit of `symbol`. Required for limit orders.'),
  ),
  isCryptocurrency: Type.Optional(Type.Boolean({ description: 'Deprecated. Only cryptocurrencies can be traded.' })),
  paymentIsCryptocurrency: Type.Boolean({
    description: '`true` if `paymentSymbol` is a cryptocurrency. Rejected if the symbol says otherwise.',
  }),
  amountIsFiat: Type.Optional(
    Type.Boolean({ description: 'Deprecated. Use `amountIsInPaymentSymbol`; must not contradict it.' }),
  ),
  amountInFiat: Type.Optional(decimalNumber('Deprecated and ignored.')),
  amountIsInPaymentSymbol: Type.Boolean({
    description: '`true`: `amount` is in `paymentSymbol`. `false`: it is in `symbol`.',
  }),
  amountInPaymentSymbol: Type.Optional(decimalNumber('Accepted for older clients and ignored.')),
  extendedHours: Type.Optional(Type.Boolean({ description: 'For equities. Accepted for older clients and ignored.' })),
  orderType: oneOf(
    ['market', 'limit', 'stopLoss'],
    '`market`: trades at once at the market price. `limit`: trades at `price` or better. `stopLoss`: trades once the market reaches a price.',
  ),
  timeInForce: TimeInForce,
  mfaCode: orderMfaCode,
}

export const OrderRequest = Type.Object(orderFields, { title: 'OrderRequest', description: 'The order.' })
export type OrderRequest = Type.Static<typeof OrderRequest>

export const OrderSideParams = Type.Object({
  side: Type.Unsafe<Type.Static<typeof OrderSide>>({ ...OrderSide, 'x-anyCase': true }),
})

/** Public `B2BBrokerOrderRequest`: names one order. */
export const OrderReference = Type.Object(
  {
    ...connectionFields,
    id: Type.String({
      minLength: 1,
      maxLength: 128,
      description: 'Id of the order, from POST `/transactions/{side}` or POST `/transactions/list`.',
    }),
    side: Type.Optional(OrderSide),
    isCryptocurrency: Type.Boolean({ description: '`true`: only orders of cryptocurrencies are supported.' }),
    symbolPair: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 60,
        description: 'Market of the order. Not needed: the id identifies the market.',
      }),
    ),
    mfaCode: orderMfaCode,
  },
  { title: 'OrderReference', description: 'Identifies one order of a connected account.' },
)
