import { linkOperation } from './linkOperation.ts'
import { AddressPayment, StartAddressPaymentRequest } from './shapes/linkAddressPayment.ts'

export const startAddressPaymentOperation = linkOperation({
  id: 'startAddressPayment',
  method: 'POST',
  path: '/address/payments',
  needsSession: true,
  body: StartAddressPaymentRequest,
  content: AddressPayment,
  errors: [
    'invalidField',
    'invalidAddress',
    'permissionDenied',
    'notFound',
    'amountBelowMinimum',
    'amountExceedsMaximum',
    'bridgeUnavailable',
    'serviceUnavailable',
    'badRequest',
    'networkNotSupported',
    'addressUnavailable',
    'integrationUnavailable',
    'orderAlreadySent',
    'conflict',
    'unavailableForLegalReasons',
  ],
})
