import Type from 'typebox'

import { linkOperation } from './linkOperation.ts'
import { LinkReceipt } from './shapes/linkTransfer.ts'

export const readReceiptOperation = linkOperation({
  id: 'readReceipt',
  method: 'GET',
  path: '/receipts/:token',
  needsSession: false,
  params: Type.Object({ token: Type.String({ maxLength: 100, description: 'Of the receipt’s address.' }) }),
  content: LinkReceipt,
  errors: ['notFound'],
})
