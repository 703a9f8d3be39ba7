import type { AdminValue } from '@rialto/contract'

type Item = AdminValue<'listTransfersToReview', 'content'>['items'][number]

/** Why a transfer is open for so long. */
export const stuckTexts: Readonly<Record<Item['reason'], string>> = {
  outcomeUnknown: 'The institution did not answer. Its history is being read; the request is never sent again.',
  notSent: 'The institution accepted it and has not sent it.',
  notConfirmed: 'The chain has not confirmed the transaction.',
  sentAfterAll:
    'The institution shows it, although it was declared as not sent. Its order cannot be paid again. If it was paid meanwhile, return one of the payments, then enter the institution’s id.',
  incomplete: 'Some parts of it arrived, and the rest was not paid.',
  overpaid:
    'The institution shows this part, although it was declared as not sent. With it, more than the amount of the combined transfer was paid. Return the excess, then enter the institution’s id.',
  depositHeld:
    'The deposit came on another network or in another asset than its address is for. Nothing is sent back until you decide.',
  depositNotReturned: 'The bridge provider has neither paid out this deposit nor sent it back.',
}

interface ActionText {
  label: string
  confirm: string
  /** What it does to the transfer, and whether it can be undone. */
  consequence: string
}

/** What a person may do about it. */
export const reviewTexts: Readonly<Record<Item['actions'][number], ActionText>> = {
  lookAgain: {
    label: 'Query again',
    confirm: 'Query now',
    consequence:
      'The institution or the chain is queried now. Nothing is sent, and the status changes only if the answer says so.',
  },
  sentAs: {
    label: 'It was sent',
    confirm: 'Follow this withdrawal',
    consequence:
      'The transfer is followed as the withdrawal with this id, to its end. Take the id from the institution: a withdrawal pays for one transfer only, and the choice cannot be changed.',
  },
  notSent: {
    label: 'It was not sent',
    confirm: 'Declare as not sent',
    consequence:
      'The transfer fails for good, your server receives the webhook, and its order may be paid a second time. If the institution sends it after all, the user has paid twice. This cannot be undone.',
  },
  returnDeposit: {
    label: 'Send it back',
    confirm: 'Request the return',
    consequence:
      'The bridge provider is asked to send the deposit back to its sender, less the cost of the transaction. Asking again returns nothing twice.',
  },
  settled: {
    label: 'It was settled',
    confirm: 'Mark as settled',
    consequence:
      'The deposit leaves this list, and its transfer fails, unless it has: your server receives the webhook. Choose this when you have settled it with the sender in another way. This cannot be undone.',
  },
}
