import { describeRequest, text } from '../../testing/describeRequest.ts'
import { resolveTransferOperation } from './resolveTransfer.ts'

describeRequest(
  resolveTransferOperation.body,
  { action: 'notSent', note: text(10) },
  {
    takes: {
      'another read': { action: 'lookAgain', note: undefined },
      'a withdrawal of the institution': { action: 'sentAs', institutionTransactionId: 'W-1' },
      'a deposit that was settled with its sender': { action: 'settled' },
      'a note of 500 characters': { note: text(500) },
    },
    refuses: {
      'a note that says nothing': { note: text(9) },
      'a note of 501 characters': { note: text(501) },
      'a decision that money arrived': { action: 'succeeded' },
      'no decision': { action: undefined },
    },
  },
)
