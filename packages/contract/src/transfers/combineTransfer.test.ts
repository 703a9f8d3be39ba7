import { aUuid, describeRequest } from '../testing/describeRequest.ts'
import { combineTransferOperation } from './combineTransfer.ts'

describeRequest(
  combineTransferOperation.body,
  { sources: [{ fromAuthToken: 'token', fromType: 'kraken' }] },
  {
    takes: {
      'ten accounts': { sources: Array.from({ length: 10 }, () => ({ fromAuthToken: 't', fromType: 'kraken' })) },
      'the rest of a transfer': { transferId: aUuid },
    },
    refuses: {
      'no account': { sources: [] },
      'eleven accounts': { sources: Array.from({ length: 11 }, () => ({ fromAuthToken: 't', fromType: 'kraken' })) },
      'an account without its type': { sources: [{ fromAuthToken: 't' }] },
      nothing: { amount: 0 },
      'a network by name': { networkId: 'ethereum' },
    },
  },
)
