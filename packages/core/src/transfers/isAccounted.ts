import type { Transfer } from './ports.ts'

/**
 * Whether an operator ended the transfer and knows the outcome of its own withdrawal: part of it arrived, or was
 * returned. Only a further withdrawal would change anything.
 */
export const isAccounted = ({ phase, refunded, finding }: Pick<Transfer, 'phase' | 'refunded' | 'finding'>): boolean =>
  phase === 'failed' && (refunded !== undefined || finding?.handledAtMs !== undefined)
