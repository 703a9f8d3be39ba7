import { enumOf } from '../../oneOf.ts'

export const ReviewAction = enumOf('ReviewAction', 'Action of an operator on a transfer.', {
  lookAgain: 'the institution or the chain is read again now.',
  sentAs:
    'the institution has the withdrawal, under `institutionTransactionId`. It is followed from there, on the chain if you name its `hash`.',
  arrived:
    'all of it is at the address, with the transaction `hash`, as a block explorer shows. The transfer succeeds. `conflict` where our node shows something else. Also for a payout of a bridge that no node shows.',
  creditPart:
    'only `amount` of it is at the address, and that counts as the payment. The transfer succeeds with that amount. Part of a combined transfer: the rest of that can be paid.',
  askForRest:
    'only `amount` of it is at the address, and you ask the user for the rest. The transfer fails with what arrived, and its order may be paid again: have only the rest paid.',
  refunded:
    'what arrived was sent back to the user: `amount`, with the transaction `hash` if there is one. The transfer fails, and its order may be paid again.',
  notSent:
    'the institution confirmed that it did not send it, or the rest of a combined transfer is not paid. The transfer fails, and its order may be paid again. It is looked for during 14 more days.',
  notArrived:
    'the institution confirmed that nothing of it arrives: it cancelled or returned it, or sent it elsewhere. The transfer fails, and its order may be paid again. It is looked for during 14 more days.',
  returnDeposit:
    'requests the bridge provider to send the deposit back. Its result is read from the provider, so that a repeated request cannot return the deposit twice.',
  settled:
    'you have settled the deposit with its sender, or with the user the withdrawal that was sent after its failure, the charge beyond the approval, or a difference in the books. Fails a deposit that has not failed yet, and removes it from the list.',
})
