import { describeRequest, text } from '../testing/describeRequest.ts'
import { listOrdersOperation } from './listOrders.ts'

describeRequest(
  listOrdersOperation.body,
  { authToken: 'token', type: 'kraken' },
  {
    takes: {
      'the longest page': { count: 250 },
      'a time from the start': { from: 0 },
      'a cursor': { cursor: text(1_000) },
    },
    refuses: {
      'an empty page': { count: 0 },
      'a page of 251': { count: 251 },
      'half an order': { count: 1.5 },
      'a time in milliseconds': { from: 1_767_000_000_000 },
      'an empty cursor': { cursor: '' },
      'a status that there is not': { statuses: ['lost'] },
    },
  },
)
