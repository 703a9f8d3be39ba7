import type { ReceiptTransfer } from '@rialto/contract'

import type { Messages } from '../messages/messages.ts'

type Shown = Pick<ReceiptTransfer, 'status' | 'isUnconfirmed' | 'isContradicted' | 'money' | 'moneyLine'>

/** The state of a transfer, as the page and its receipt name it. */
export function stateOf({ status, isUnconfirmed, isContradicted, money, moneyLine }: Shown): keyof Messages['states'] {
  if (money === 'sentLate') return 'late'
  if (money === 'refunding') return 'refunding'
  if (money === 'refunded' || money === 'returned') return 'refunded'
  if (moneyLine.missing !== undefined && Number(moneyLine.arrives.amount ?? 0) > 0) return 'part'
  if (isContradicted === true) return 'short'
  return status === 'pending' && isUnconfirmed ? 'unknown' : status
}

export const stateTones = {
  pending: 'warn',
  succeeded: 'good',
  failed: 'bad',
  part: 'warn',
  short: 'warn',
  unknown: 'warn',
  refunding: 'warn',
  refunded: 'warn',
  late: 'warn',
} as const satisfies Record<keyof Messages['states'], string>
