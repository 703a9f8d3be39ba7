import Type from 'typebox'

import { oneOf } from '../oneOf.ts'
import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { OrderSide, OrderStatus, TimeInForce } from './orderEnums.ts'
import { OrderRequest, OrderSideParams } from './orderRequest.ts'

const errors = ['invalidField', 'missingField', 'badRequest', 'permissionDenied', ...institutionErrors] as const

/** Public `B2BBrokerPreviewOrderResult`. */
export const previewOrderOperation = operation({
  id: 'previewOrder',
  method: 'POST',
  paths: ['/transactions/preview/:side'],
  tag: 'Trading',
  summary: 'What an order would cost, and whether it would be taken',
  permission: 'write',
  params: OrderSideParams,
  body: OrderRequest,
  content: Type.Object({
    brokerType: Type.String(),
    /** In `paymentSymbol`, as it stands. */
    fee: Type.Optional(Type.Number()),
    feeText: Type.Optional(Type.String()),
    amount: Type.Number(),
    side: OrderSide,
    status: oneOf(['success', 'failed']),
    /** Why it would be refused. */
    errorMessage: Type.Optional(Type.String()),
    paymentSymbol: Type.String(),
    paymentIsCryptocurrency: Type.Boolean(),
    estimatedUnitPrice: Type.Optional(Type.Number()),
  }),
  answersProblems: true,
  errors: [...errors],
})

/** Public `B2BBrokerCreateOrderResult`. */
export const placeOrderOperation = operation({
  id: 'placeOrder',
  method: 'POST',
  paths: ['/transactions/:side'],
  tag: 'Trading',
  summary: 'Place one order. Each request is an order of its own',
  permission: 'write',
  params: OrderSideParams,
  body: OrderRequest,
  content: Type.Object({
    orderId: Type.String(),
    brokerType: Type.String(),
    side: OrderSide,
    amount: Type.Number(),
    price: Type.Optional(Type.Number()),
    value: Type.Optional(Type.Number()),
    fee: Type.Optional(Type.Number()),
    /** Unix seconds. */
    timestamp: Type.Integer(),
    /** `unknown`: the answer was lost. `/transactions/details` tells; never place it again before it does. */
    status: OrderStatus,
    statusDetails: Type.Optional(Type.String()),
    timeInForce: TimeInForce,
    symbolPair: Type.String(),
    errorMessage: Type.Optional(Type.String()),
    displayMessage: Type.Optional(Type.String()),
  }),
  answersProblems: true,
  errors: [...errors],
})
