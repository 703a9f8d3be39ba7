import { institutionErrors } from '../shared/connectionRequest.ts'
import { linkOperation } from './linkOperation.ts'
import { ConfirmedPayout, ConfirmPayoutRequest } from './shapes/linkPayout.ts'

export const confirmPayoutOperation = linkOperation({
  id: 'confirmPayout',
  method: 'POST',
  path: '/payout',
  needsSession: true,
  body: ConfirmPayoutRequest,
  content: ConfirmedPayout,
  errors: [
    'badRequest',
    'invalidField',
    'invalidAddress',
    'notFound',
    'conflict',
    'networkNotSupported',
    ...institutionErrors,
    'unavailableForLegalReasons',
  ],
})
