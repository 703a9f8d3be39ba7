import Type from 'typebox'
import { operation } from '../operation.ts'
import { OrderSide, OrderStatus, TimeInForce } from './orderEnums.ts'
import { OrderRequest, OrderSideParams } from './orderRequest.ts'
import { institutionErrors } from '../shared/connectionRequest.ts'
import { BrokerType } from '../shared/enums.ts'

export const errors = ['invalidField', 'missingField', 'badRequest', 'permissionDenied', ...institutionErrors] as const

/** Public `B2BBrokerCreateOrderResult`. */
export const placeOrderOperation = operation({
  id: 'placeOrder',
  method: 'POST',
  paths: ['/transactions/:side'],
  tag: 'Trading',
  summary: 'Place an order',
  description: `Places one order. Every request places a new order, unless it repeats an earlier Idempotency-Key.

If \`content.status\` is \`unknown\`, the institution’s answer was lost. Read the order with POST \`/transactions/details\` and do not place it again before you know what became of it.`,
  permission: 'write',
  movesMoney: true,
  params: OrderSideParams,
  body: OrderRequest,
  content: Type.Object(
    {
      orderId: Type.String({ description: 'Id of the order.' }),
      brokerType: BrokerType,
      side: OrderSide,
      amount: Type.Number({ description: '`amount` of the request.' }),
      price: Type.Optional(
        Type.Number({ description: 'Average price, in `paymentSymbol`. Before anything has traded, the limit price.' }),
      ),
      value: Type.Optional(Type.Number({ description: 'Value that has traded so far, in `paymentSymbol`.' })),
      fee: Type.Optional(Type.Number({ description: 'Fee so far, in `paymentSymbol`.' })),
      timestamp: Type.Integer({ description: 'When the order was created, in Unix seconds.' }),
      status: OrderStatus,
      statusDetails: Type.Optional(Type.String({ description: 'Status in the institution’s own terms.' })),
      timeInForce: TimeInForce,
      symbolPair: Type.String({ description: 'Market of the order: symbols joined by a hyphen.' }),
      errorMessage: Type.Optional(Type.String({ description: 'Message for developers, if the order failed.' })),
      displayMessage: Type.Optional(
        Type.String({ description: 'Message that you may show to the end user, if the order failed.' }),
      ),
    },
    { title: 'PlacedOrder', description: 'The order that was placed.' },
  ),
  answersProblems: true,
  errors: [...errors],
})
