import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields, institutionErrors } from '../shared/connectionRequest.ts'
import { Order } from './order.ts'
import { OrderStatus } from './orderEnums.ts'

export const listOrdersOperation = operation({
  id: 'listOrders',
  method: 'POST',
  paths: ['/transactions/list'],
  tag: 'Trading',
  summary: 'List orders',
  description:
    'Reads the orders of a connected account from its institution, newest first. To get the next page, repeat the request with `cursor`. A page may contain fewer orders than `count`, or none, without being the last: continue until `cursor` is absent.',
  permission: 'read',
  body: Type.Object(
    {
      ...connectionFields,
      cursor: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 1_000,
          description: '`cursor` of the previous page. Valid for this account and the same filters only.',
        }),
      ),
      count: Type.Optional(
        Type.Integer({
          minimum: 1,
          maximum: 250,
          description: 'Number of orders to return. Default 100.',
          'x-numericString': true,
        }),
      ),
      statuses: Type.Optional(
        Type.Array(OrderStatus, { maxItems: 20, description: 'Only orders with these statuses.' }),
      ),
      from: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 100_000_000_000,
          description: 'Only orders created at this time or later, in Unix seconds.',
          'x-numericString': true,
        }),
      ),
    },
    { title: 'ListOrdersRequest', description: 'The connected account to read, and filters.' },
  ),
  content: Type.Object(
    {
      transactions: Type.Array(Order, { description: 'Orders of this page.' }),
      cursor: Type.Optional(Type.String({ description: 'Cursor of the next page. Absent on the last page.' })),
      total: Type.Integer({ description: 'Number of orders in this answer.' }),
      earliestTimestamp: Type.Integer({
        description: '`createdTimestamp` of the oldest order in this response, in Unix seconds. 0 without orders.',
      }),
    },
    { title: 'OrderPage', description: 'One page of orders.' },
  ),
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'badRequest', 'permissionDenied', ...institutionErrors],
})
