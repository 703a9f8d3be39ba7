import { adminOperation } from '../adminOperation.ts'
import { needsToken, PaymentSourceShape, SourceInput, tag } from './paymentSettings.ts'

export const replacePaymentSourceOperation = adminOperation({
  id: 'replacePaymentSource',
  method: 'PUT',
  path: '/PaymentRequests/sources',
  tag,
  summary: 'Replace a payment source',
  description:
    'Replaces the source of a family of networks. A second member always has to approve it: request it with POST `/Approvals`. The new source has to be confirmed again. Addresses of the earlier one stay watched.',
  needsToken,
  role: 'owner',
  body: SourceInput,
  content: PaymentSourceShape,
  errors: ['missingField', 'invalidField', 'permissionDenied'],
})
