import { adminOperation } from '../adminOperation.ts'
import { needsToken, PaymentSourceShape, SourceInput, tag } from './paymentSettings.ts'

export const addPaymentSourceOperation = adminOperation({
  id: 'addPaymentSource',
  method: 'POST',
  path: '/PaymentRequests/sources',
  tag,
  summary: 'Add a payment source',
  description:
    'Sets the first source of a family of networks. It issues no address until you have confirmed its first address. Answers 409 if the family has a source: replace it instead.',
  needsToken,
  role: 'owner',
  body: SourceInput,
  content: PaymentSourceShape,
  errors: ['missingField', 'invalidField', 'conflict'],
})
