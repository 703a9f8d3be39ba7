import { add, compare } from '@rialto/catalog'

import { isEnded } from './phases.ts'
import type { Transfer } from './ports.ts'

export interface TransferSums {
  /**
   * `actual`: as the institution charged it. `planned`: as approved, while the institution has not reported its charge.
   */
  state: 'planned' | 'actual'
  /** Leaves the account, the institution's fee included. */
  debit: string
  /** The institution's. */
  fee: string
}

/**
 * The amounts of a transfer in its own asset: the charged ones once they are known, the approved ones before. For a
 * wallet, includes the network's fee if it is paid in that asset.
 */
export const sumsOf = ({
  amount,
  fee,
  charged,
  networkFee,
  networkFeeCharged,
  phase,
}: Pick<Transfer, 'amount' | 'fee' | 'charged' | 'networkFee' | 'networkFeeCharged' | 'phase'>): TransferSums => {
  if (charged) return { state: 'actual', ...charged }
  const taken = networkFee ? '0' : (networkFeeCharged ?? fee)
  const state = networkFeeCharged !== undefined && isEnded({ phase }) ? 'actual' : 'planned'
  return { state, debit: add(amount, taken), fee: taken }
}

/** Whether the institution took more than the user approved. */
export const isOvercharged = ({ amount, fee, charged }: Pick<Transfer, 'amount' | 'fee' | 'charged'>): boolean =>
  charged !== undefined && compare(charged.debit, add(amount, fee)) > 0
