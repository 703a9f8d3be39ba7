import type { Transfer } from './ports.ts'

/** Its block was replaced after it had arrived, and no person has dealt with that. */
export const isLost = ({ phase, finding }: Pick<Transfer, 'phase' | 'finding'>): boolean =>
  phase === 'settled' && finding?.kind === 'reorganized' && finding.handledAtMs === undefined
