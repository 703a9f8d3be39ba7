import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { Order } from './order.ts'
import { OrderStatus } from './orderEnums.ts'

export const listOrdersOperation = operation({
  id: 'listOrders',
  method: 'POST',
  paths: ['/transactions/list'],
  tag: 'Trading',
  summary: 'Orders of a connected account, newest first',
  permission: 'read',
  body: Type.Object({
    ...connectionFields,
    /** Of the answer before; with the same filters. Good for this account only. */
    cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 1_000 })),
    /** Default 100. */
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 250, 'x-numericString': true })),
    statuses: Type.Optional(Type.Array(OrderStatus, { maxItems: 20 })),
    /** Unix seconds: orders made then or later. */
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000_000_000, 'x-numericString': true })),
  }),
  content: Type.Object({
    /** May be fewer than `count`, even none, while there is a cursor. */
    transactions: Type.Array(Order),
    /** Absent on the last page. */
    cursor: Type.Optional(Type.String()),
    /** In this answer: institutions do not count their orders. */
    total: Type.Integer(),
    /** The earliest `createdTimestamp` of this answer; 0 when it is empty. */
    earliestTimestamp: Type.Integer(),
  }),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'badRequest', 'permissionDenied', ...institutionErrors],
})
