import { aUuid, describeRequest, text } from '../../testing/describeRequest.ts'
import { searchTransfersOperation } from './searchTransfers.ts'

describeRequest(
  searchTransfersOperation.body,
  {},
  {
    takes: {
      'a transfer id': { transferId: aUuid },
      'the longest user id that any request takes': { userId: text(384) },
      'a time from the start': { fromTimestamp: 0 },
      'a page': { cursor: `mjw2k0zz-${aUuid}`, count: 100 },
    },
    refuses: {
      'a transfer id that is none': { transferId: 'transfer-1' },
      'a time in milliseconds': { fromTimestamp: 1_767_000_000_000 },
      'a time before the start': { toTimestamp: -1 },
      'a cursor of another list': { cursor: 'x' },
      'more than a page': { count: 101 },
    },
  },
)
