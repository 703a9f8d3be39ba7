import { add, compare } from '@rialto/catalog'

import type { Transfer } from './ports.ts'

export interface TransferSums {
  /** `actual`: as the institution charged it. `planned`: as approved; the institution has not said what it took. */
  state: 'planned' | 'actual'
  /** Leaves the account, the institution's fee included. */
  debit: string
  /** The institution's. */
  fee: string
}

/** What a transfer takes, for everything that shows it: what was charged once that is known, before it what was approved. */
export const sumsOf = ({ amount, fee, charged }: Pick<Transfer, 'amount' | 'fee' | 'charged'>): TransferSums =>
  charged ? { state: 'actual', ...charged } : { state: 'planned', debit: add(amount, fee), fee }

/** Whether the institution took more than the user approved. */
export const isOvercharged = ({ amount, fee, charged }: Pick<Transfer, 'amount' | 'fee' | 'charged'>): boolean =>
  charged !== undefined && compare(charged.debit, add(amount, fee)) > 0
