import { linkOperation } from './linkOperation.ts'
import { AddressPayment, AddressPaymentRequest } from './shapes/linkAddressPayment.ts'

export const startAddressPaymentOperation = linkOperation({
  id: 'startAddressPayment',
  method: 'POST',
  path: '/address/payments',
  needsSession: true,
  body: AddressPaymentRequest,
  content: AddressPayment,
  errors: [
    'invalidField',
    'badRequest',
    'networkNotSupported',
    'addressUnavailable',
    'integrationUnavailable',
    'orderAlreadySent',
    'conflict',
    'unavailableForLegalReasons',
  ],
})
