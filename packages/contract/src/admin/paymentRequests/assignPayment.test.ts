import { describeRequest } from '../../testing/describeRequest.ts'
import { assignPaymentOperation } from './assignPayment.ts'

describeRequest(
  assignPaymentOperation.body,
  { paymentRequestId: 'a1c3e5f7-4b6d-4829-9e0f-1a3c5e7d9b24' },
  {
    takes: { 'an id in capitals': { paymentRequestId: 'A1C3E5F7-4B6D-4829-9E0F-1A3C5E7D9B24' } },
    refuses: { 'no order': { paymentRequestId: undefined }, 'an id in another form': { paymentRequestId: '1' } },
  },
)
