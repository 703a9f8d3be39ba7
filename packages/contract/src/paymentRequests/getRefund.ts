import Type from 'typebox'

import { operation } from '../operation.ts'
import { uuid } from '../shared/uuid.ts'
import { RefundShape } from './refundShape.ts'

export const getRefundOperation = operation({
  id: 'getRefund',
  method: 'GET',
  paths: ['/refunds/:refundId'],
  tag: 'Payment requests',
  summary: 'Get a refund',
  description: 'Returns one refund.',
  permission: 'read',
  params: Type.Object({ refundId: uuid('Id of the refund.') }),
  content: RefundShape,
  errors: ['invalidField', 'permissionDenied', 'notFound'],
})
