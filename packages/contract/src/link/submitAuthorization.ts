import { institutionErrors } from '../shared/connectionRequest.ts'
import { linkOperation } from './linkOperation.ts'
import { SubmitAuthorizationRequest, SubmittedAuthorization } from './shapes/linkWallet.ts'

export const submitAuthorizationOperation = linkOperation({
  id: 'submitAuthorization',
  method: 'POST',
  path: '/wallets/payments/authorization',
  needsSession: true,
  body: SubmitAuthorizationRequest,
  content: SubmittedAuthorization,
  errors: ['previewNotFound', 'conflict', ...institutionErrors],
})
