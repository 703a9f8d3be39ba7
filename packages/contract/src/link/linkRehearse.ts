import { amountErrors, pricingErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { LinkCombination, LinkRehearseRequest } from './shapes/linkPreview.ts'

export const linkRehearseOperation = linkOperation({
  id: 'linkRehearse',
  method: 'POST',
  path: '/transfers/rehearse',
  needsSession: true,
  body: LinkRehearseRequest,
  content: LinkCombination,
  errors: ['previewNotFound', 'conflict', ...amountErrors, ...pricingErrors],
})
