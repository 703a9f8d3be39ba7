import { amountErrors, pricingErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { LinkExecuteRequest, LinkExecution } from './shapes/linkTransfer.ts'

export const linkExecuteOperation = linkOperation({
  id: 'linkExecute',
  method: 'POST',
  path: '/transfers/execute',
  needsSession: true,
  body: LinkExecuteRequest,
  content: LinkExecution,
  errors: ['previewNotFound', 'orderAlreadySent', ...amountErrors, ...pricingErrors],
})
