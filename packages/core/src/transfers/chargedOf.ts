import { add, compare, parseDecimal } from '@rialto/catalog'

import type { FoundWithdrawal } from '../connections/connector.ts'
import type { Transfer } from './ports.ts'

const amountOf = (text: string | undefined): string | undefined => {
  const decimal = parseDecimal(text ?? '')
  return decimal !== undefined && compare(decimal, '0') >= 0 ? decimal : undefined
}

/**
 * The charge of a withdrawal according to a record. Without the debited sum: the amount and the fee. With twins the sum
 * is always known.
 */
export const chargedOf = (
  { amount }: Pick<Transfer, 'amount'>,
  { twins, ...found }: Pick<FoundWithdrawal, 'fee' | 'debit' | 'twins'>,
): Pick<Transfer, 'charged' | 'twinRecords'> => {
  const fee = amountOf(found.fee) ?? (twins ? '0' : undefined)
  if (fee === undefined) return {}
  return {
    charged: { fee, debit: amountOf(found.debit) ?? add(amount, fee) },
    ...(twins ? { twinRecords: twins } : {}),
  }
}
