import { operation } from '../operation.ts'
import { OrderReference } from './orderRequest.ts'
import { institutionErrors } from '../shared/connectionRequest.ts'

export const cancelOrderOperation = operation({
  id: 'cancelOrder',
  method: 'POST',
  paths: ['/transactions/cancel'],
  tag: 'Trading',
  summary: 'Cancel an order',
  description:
    'Cancels an open order. Canceling an order that is canceled already succeeds. Answers 409 if the order can no longer be canceled.',
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
    'integrationOutcomeUnknown',
    ...institutionErrors,
  ],
})
