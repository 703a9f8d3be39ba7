import { describeRequest } from '../../testing/describeRequest.ts'
import { searchPayoutsOperation } from './searchPayouts.ts'

describeRequest(
  searchPayoutsOperation.body,
  {},
  {
    takes: { 'several statuses': { statuses: ['pending', 'failed'] } },
    refuses: {
      'an unknown status': { statuses: ['sent'] },
      'an id in another form': { payoutId: '1' },
      'an empty transaction id': { transactionId: '' },
    },
  },
)
