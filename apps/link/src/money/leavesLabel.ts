import type { MoneyLine } from '@rialto/contract'

import type { Messages } from '../messages/messages.ts'

interface Payer {
  /** Name of the paying account or, of a payment to an address, of its network. */
  from: string
  isPaidIn?: boolean | undefined
  isFromWallet?: boolean | undefined
}

/** The label of the debit. The payer of a payment to an address has no account that is known by name. */
export function leavesLabel(
  { state, sold }: Pick<MoneyLine, 'state' | 'sold'>,
  { from, isPaidIn, isFromWallet }: Payer,
  texts: Messages['money'],
): string {
  if (isPaidIn === true) return texts.sentOn(from)
  if (isFromWallet === true) return texts.leavesWallet
  if (state !== 'planned') return texts.left(from)
  return sold === undefined ? texts.leaves(from) : texts.atMost(from)
}
