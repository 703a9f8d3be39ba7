import { aUuid, describeRequest, text } from '../testing/describeRequest.ts'
import { createRefundOperation } from './createRefund.ts'

describeRequest(
  createRefundOperation.body,
  { paymentRequestId: aUuid, amount: '1', reason: 'returned goods' },
  {
    takes: {
      'an address with a tag': { address: 'r1', addressTag: '7' },
      'an unassigned payment': { paymentRequestId: undefined, unassignedPaymentId: aUuid },
    },
    refuses: {
      'a refund without a reason': { reason: '' },
      'a reason of 501 characters': { reason: text(501) },
      'an amount with a sign': { amount: '+1' },
      'an address of 201 characters': { address: text(201) },
    },
  },
)
