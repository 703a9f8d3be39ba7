import { describeRequest, text } from '../testing/describeRequest.ts'
import { listAccountTransfersOperation } from './listAccountTransfers.ts'

describeRequest(
  listAccountTransfersOperation.body,
  { authToken: 'token', type: 'kraken' },
  {
    takes: {
      'the longest page': { count: 250 },
      'a time from the start': { from: 0 },
      'a form of address': { cryptocurrencyAddressType: 'ethAddress' },
    },
    refuses: {
      'an empty page': { count: 0 },
      'a page of 251': { count: 251 },
      'a cursor of 301 characters': { cursor: text(301) },
      'a time in milliseconds': { from: 1_767_000_000_000 },
      'a form of address that there is not': { cryptocurrencyAddressType: 'moonAddress' },
    },
  },
)
