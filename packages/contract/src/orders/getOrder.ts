import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { Order } from './order.ts'
import { OrderReference } from './orderRequest.ts'

export const getOrderOperation = operation({
  id: 'getOrder',
  method: 'POST',
  paths: ['/transactions/details'],
  tag: 'Trading',
  summary: 'One order, as the institution tells it now',
  permission: 'read',
  body: OrderReference,
  content: Order,
  answersProblems: true,
  errors: ['invalidField', 'missingField', 'badRequest', 'permissionDenied', 'notFound', ...institutionErrors],
})
