import { adminOperation } from '../adminOperation.ts'
import { needsToken, PaymentRulesShape, tag } from './paymentSettings.ts'

export const setPaymentRulesOperation = adminOperation({
  id: 'setPaymentRules',
  method: 'PUT',
  path: '/PaymentRequests/rules',
  tag,
  summary: 'Set the rules of payment requests',
  description:
    'Holds for requests that are created from then on. A request keeps the rules with which it was created. To set `approvesRefunds` to `false` after it was `true` needs a second member: `setPaymentRules` at POST `/Approvals`.',
  needsToken,
  role: 'owner',
  body: PaymentRulesShape,
  content: PaymentRulesShape,
  errors: ['missingField', 'invalidField', 'permissionDenied'],
})
