import { linkOperation } from './linkOperation.ts'
import { ManualDepositRequest, ManualQuote } from './shapes/linkTransfer.ts'

export const quoteManualDepositOperation = linkOperation({
  id: 'quoteManualDeposit',
  method: 'POST',
  path: '/manual/quotes',
  needsSession: true,
  body: ManualDepositRequest,
  content: ManualQuote,
  errors: ['invalidField'],
})
