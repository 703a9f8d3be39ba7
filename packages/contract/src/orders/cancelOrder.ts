import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { OrderReference } from './orderRequest.ts'

export const cancelOrderOperation = operation({
  id: 'cancelOrder',
  method: 'POST',
  paths: ['/transactions/cancel'],
  tag: 'Trading',
  summary: 'Cancel an order; a cancelled one stays cancelled',
  permission: 'write',
  body: OrderReference,
  answersProblems: true,
  errors: [
    'invalidField',
    'missingField',
    'badRequest',
    'permissionDenied',
    'notFound',
    'conflict',
    ...institutionErrors,
  ],
})
