import { linkOperation } from './linkOperation.ts'
import { AddressPaymentRequest, AddressPaymentStatus } from './shapes/linkAddressPayment.ts'

export const readAddressPaymentOperation = linkOperation({
  id: 'readAddressPayment',
  method: 'POST',
  path: '/address/status',
  needsSession: true,
  body: AddressPaymentRequest,
  content: AddressPaymentStatus,
  errors: [],
})
