import { describeRequest } from '../../testing/describeRequest.ts'
import { searchPaymentRequestsOperation } from './searchPaymentRequests.ts'

describeRequest(
  searchPaymentRequestsOperation.body,
  {},
  {
    takes: {
      'several statuses': { statuses: ['paid', 'expired'] },
    },
    refuses: {
      'an unknown status': { statuses: ['late'] },
      'an id in another form': { paymentRequestId: '1' },
      'an empty transaction id': { transactionId: '' },
    },
  },
)
