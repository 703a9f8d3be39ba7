import { linkOperation } from './linkOperation.ts'
import { AddressPayment, RefundAddressRequest } from './shapes/linkAddressPayment.ts'

export const giveRefundAddressOperation = linkOperation({
  id: 'giveRefundAddress',
  method: 'POST',
  path: '/address/refund',
  needsSession: true,
  body: RefundAddressRequest,
  content: AddressPayment,
  errors: [
    'invalidField',
    'invalidAddress',
    'networkNotSupported',
    'notFound',
    'permissionDenied',
    'conflict',
    'unavailableForLegalReasons',
  ],
})
