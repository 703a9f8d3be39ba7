import { describeRequest } from '../../testing/describeRequest.ts'
import { searchUnassignedPaymentsOperation } from './searchUnassignedPayments.ts'

describeRequest(
  searchUnassignedPaymentsOperation.body,
  {},
  {
    takes: { 'a transaction': { txHash: 'AB12' }, 'payments that were returned': { statuses: ['returned'] } },
    refuses: { 'an empty hash': { txHash: '' }, 'a network in another form': { networkId: 'xrpl' } },
  },
)
