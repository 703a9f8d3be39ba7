import { institutionErrors } from '../shared/connectionRequest.ts'
import { linkOperation } from './linkOperation.ts'
import { LinkPayoutPreview, PayoutPreviewRequest } from './shapes/linkPayout.ts'

export const previewPayoutOperation = linkOperation({
  id: 'previewPayout',
  method: 'POST',
  path: '/payout/preview',
  needsSession: true,
  body: PayoutPreviewRequest,
  content: LinkPayoutPreview,
  errors: [
    'badRequest',
    'invalidField',
    'invalidAddress',
    'notFound',
    'networkNotSupported',
    ...institutionErrors,
    'unavailableForLegalReasons',
  ],
})
