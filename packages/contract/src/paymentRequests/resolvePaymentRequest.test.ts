import { describeRequest, text } from '../testing/describeRequest.ts'
import { resolvePaymentRequestOperation } from './resolvePaymentRequest.ts'

describeRequest(
  resolvePaymentRequestOperation.body,
  { action: 'credit' },
  {
    takes: {
      'a note of 500 characters': { note: text(500) },
    },
    refuses: {
      'an unknown action': { action: 'refund' },
      'a note of 501 characters': { note: text(501) },
    },
  },
)
