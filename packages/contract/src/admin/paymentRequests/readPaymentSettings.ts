import { adminOperation } from '../adminOperation.ts'
import { needsToken, PaymentSettings, tag } from './paymentSettings.ts'

export const readPaymentSettingsOperation = adminOperation({
  id: 'readPaymentSettings',
  method: 'GET',
  path: '/PaymentRequests/settings',
  tag,
  summary: 'Get payment sources and rules',
  description:
    'Returns where the client is paid by address, and what happens with money that does not pay an order as asked.',
  needsToken,
  content: PaymentSettings,
  errors: [],
})
