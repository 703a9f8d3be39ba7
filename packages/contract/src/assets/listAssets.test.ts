import { describeRequest, text } from '../testing/describeRequest.ts'
import { listAssetsOperation } from './listAssets.ts'

describeRequest(
  listAssetsOperation.query,
  {},
  {
    takes: { 'the longest page': { Count: 500, Offset: 1_000_000 }, 'an empty search': { Search: '' } },
    refuses: {
      'an empty page': { Count: 0 },
      'a page of 501': { Count: 501 },
      'a place before the first': { Offset: -1 },
      'a place beyond every list': { Offset: 1_000_001 },
      'a search of 101 characters': { Search: text(101) },
    },
  },
)
