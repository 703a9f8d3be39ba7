import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { Order } from './order.ts'
import { OrderReference } from './orderRequest.ts'

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
