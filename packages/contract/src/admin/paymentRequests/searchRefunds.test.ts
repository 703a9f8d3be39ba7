import { describeRequest } from '../../testing/describeRequest.ts'
import { searchRefundsOperation } from './searchRefunds.ts'

describeRequest(
  searchRefundsOperation.body,
  {},
  {
    takes: { 'several statuses': { statuses: ['needsAddress', 'needsApproval'] } },
    refuses: {
      'an unknown status': { statuses: ['sent'] },
      'an id in another form': { refundId: '1' },
      'an empty user': { userId: '' },
    },
  },
)
