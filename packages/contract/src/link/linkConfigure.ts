import { pricingErrors } from './linkErrors.ts'
import { linkOperation } from './linkOperation.ts'
import { LinkConfigureRequest, LinkConfigureResult } from './shapes/linkPreview.ts'

export const linkConfigureOperation = linkOperation({
  id: 'linkConfigure',
  method: 'POST',
  path: '/transfers/configure',
  needsSession: true,
  body: LinkConfigureRequest,
  content: LinkConfigureResult,
  errors: pricingErrors,
})
