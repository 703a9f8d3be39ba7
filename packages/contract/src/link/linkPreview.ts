import { amountErrors, pricingErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { LinkPreview, LinkPreviewRequest } from './shapes/linkPreview.ts'

export const linkPreviewOperation = linkOperation({
  id: 'linkPreview',
  method: 'POST',
  path: '/transfers/preview',
  needsSession: true,
  body: LinkPreviewRequest,
  content: LinkPreview,
  errors: ['addressUnavailable', ...amountErrors, ...pricingErrors],
})
