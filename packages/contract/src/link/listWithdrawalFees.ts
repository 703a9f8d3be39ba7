import { linkOperation } from './linkOperation.ts'
import { AddressPaymentRequest, WithdrawalFees } from './shapes/linkAddressPayment.ts'

export const listWithdrawalFeesOperation = linkOperation({
  id: 'listWithdrawalFees',
  method: 'POST',
  path: '/address/fees',
  needsSession: true,
  body: AddressPaymentRequest,
  content: WithdrawalFees,
  errors: [],
})
