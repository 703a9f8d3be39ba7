import { describeRequest, text } from '../../testing/describeRequest.ts'
import { returnPaymentOperation } from './returnPayment.ts'

describeRequest(
  returnPaymentOperation.body,
  { amount: '20', address: 'rrrrrrrrrrrrrrrrrrrrBZbvji', reason: 'No tag' },
  {
    takes: { 'an address with a tag': { addressTag: '7' } },
    refuses: {
      'a return without an address': { address: undefined },
      'a return without a reason': { reason: '' },
      'an amount with a sign': { amount: '-1' },
      'a reason of 501 characters': { reason: text(501) },
    },
  },
)
