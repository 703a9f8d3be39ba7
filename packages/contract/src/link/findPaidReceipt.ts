import Type from 'typebox'

import { linkOperation } from './linkOperation.ts'

export const findPaidReceiptOperation = linkOperation({
  id: 'findPaidReceipt',
  method: 'POST',
  path: '/receipts',
  needsSession: false,
  body: Type.Object({ code: Type.String({ minLength: 1, maxLength: 200, description: 'Of the pay link.' }) }),
  content: Type.Object({ receiptUrl: Type.String({ description: 'Of the transfer that pays its order.' }) }),
  errors: ['notFound'],
})
