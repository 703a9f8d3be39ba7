import { describeRequest, text } from '../testing/describeRequest.ts'
import { updateTransferOperation } from './updateTransfer.ts'

describeRequest(
  updateTransferOperation.body,
  { authToken: 'token', type: 'kraken', transactionId: 'W-1' },
  {
    takes: { 'an id of 200 characters': { transactionId: text(200) } },
    refuses: {
      'no id': { transactionId: undefined },
      'an empty id': { transactionId: '' },
      'an id of 201 characters': { transactionId: text(201) },
    },
  },
)
