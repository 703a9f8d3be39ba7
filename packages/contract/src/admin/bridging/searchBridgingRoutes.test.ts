import { describeRequest, text } from '../../testing/describeRequest.ts'
import { searchBridgingRoutesOperation } from './searchBridgingRoutes.ts'

describeRequest(
  searchBridgingRoutesOperation.body,
  {},
  {
    takes: {
      'a cursor of four parts': { cursor: 'eip155:1|USDC|eip155:10|USDC' },
    },
    refuses: {
      'a cursor of three parts': { cursor: 'eip155:1|USDC|eip155:10' },
      'a cursor with an empty part': { cursor: 'eip155:1||eip155:10|USDC' },
      'an empty search': { find: '' },
      'a search of 101 characters': { find: text(101) },
    },
  },
)
