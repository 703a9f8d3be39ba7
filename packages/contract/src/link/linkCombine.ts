import { amountErrors, pricingErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { LinkCombination, LinkCombineRequest } from './shapes/linkPreview.ts'

export const linkCombineOperation = linkOperation({
  id: 'linkCombine',
  method: 'POST',
  path: '/transfers/combine',
  needsSession: true,
  body: LinkCombineRequest,
  content: LinkCombination,
  errors: ['addressUnavailable', 'conflict', ...amountErrors, ...pricingErrors],
})
