import Type from 'typebox'
import { enumOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { errors } from './getTradingFeatures.ts'
import { OrderSide } from './orderEnums.ts'
import { orderFields } from './orderRequest.ts'

const { amount, paymentIsCryptocurrency, amountIsInPaymentSymbol, orderType, timeInForce } = orderFields

/** Public `B2BBrokerOrderSymbolInfo`. The result depends only on the market: amount, kind and side are ignored. */
export const getOrderSymbolInfoOperation = operation({
  id: 'getOrderSymbolInfo',
  method: 'POST',
  paths: ['/transactions/symbolinfo'],
  tag: 'Trading',
  summary: 'Get the limits of a market',
  description:
    'Reads the smallest order and the precision of amounts in one market. Only `symbol` and `paymentSymbol` matter; the other fields of an order are accepted and ignored.',
  permission: 'read',
  body: Type.Object(
    {
      ...orderFields,
      amount: Type.Optional(amount),
      paymentIsCryptocurrency: Type.Optional(paymentIsCryptocurrency),
      amountIsInPaymentSymbol: Type.Optional(amountIsInPaymentSymbol),
      orderType: Type.Optional(orderType),
      timeInForce: Type.Optional(timeInForce),
      side: Type.Optional(OrderSide),
    },
    { title: 'GetOrderSymbolInfoRequest', description: 'The connected account and the market.' },
  ),
  content: Type.Object(
    {
      fractionalTradingAllowance: enumOf('FractionalTradingAllowance', 'Whether fractional amounts can be traded.', {
        fractionalTradingAllowed: 'fractional amounts can be traded.',
        fractionalTradingNotAllowed: 'only whole amounts can be traded.',
        tradingNotAllowed: 'the market is closed.',
        fractionalTradingPossiblyAllowed: 'the institution does not say.',
      }),
      minimumOrderValue: Type.Number({ description: 'Smallest value of an order, in `paymentSymbol`.' }),
      precisionScale: Type.Integer({ description: 'Number of decimals of an amount of `symbol`.' }),
    },
    { title: 'OrderSymbolInfo', description: 'Limits of one market.' },
  ),
  answersProblems: true,
  errors: [...errors],
})
