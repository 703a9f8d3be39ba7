import type { Transfer } from '../ports.ts'

/** The amount at the address: as ordered unless something else is known. Of a transfer that has not failed. */
export const reachedOf = ({
  phase,
  amount,
  arrived = amount,
  finding,
}: Pick<Transfer, 'phase' | 'amount' | 'arrived' | 'finding'>): string =>
  phase === 'settled' && finding?.kind === 'reorganized' ? (finding.arrived ?? '0') : arrived
