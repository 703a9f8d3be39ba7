import { aUuid, describeRequest, text } from '../testing/describeRequest.ts'
import { createTransferOperation } from './createTransfer.ts'

describeRequest(
  createTransferOperation.body,
  { authToken: 'token', type: 'kraken', targetAddress: '0x1' },
  {
    takes: {
      'a preview': { previewId: aUuid },
      'a fee that was shown': { fee: 0 },
      'a memo of 128 characters': { memo: text(128) },
    },
    refuses: {
      'no address': { targetAddress: '' },
      'an address of 201 characters': { targetAddress: text(201) },
      nothing: { amount: 0 },
      'an empty memo': { memo: '' },
      'a memo of 129 characters': { memo: text(129) },
      'a form of address that there is not': { addressType: 'moonAddress' },
      'a preview that is no id': { previewId: 'x' },
    },
  },
)
