import { operation } from '../operation.ts'
import { Order } from './order.ts'
import { OrderReference } from './orderRequest.ts'
import { institutionErrors } from '../shared/connectionRequest.ts'

export const getOrderOperation = operation({
  id: 'getOrder',
  method: 'POST',
  paths: ['/transactions/details'],
  tag: 'Trading',
  summary: 'Get an order',
  description: 'Reads one order of a connected account from its institution.',
  permission: 'read',
  body: OrderReference,
  content: Order,
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'badRequest', 'permissionDenied', 'notFound', ...institutionErrors],
})
