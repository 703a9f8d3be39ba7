import type { Transfer } from './ports.ts'

/**
 * It failed by the decision of a person who knows what became of its own withdrawal: part of it arrived, or was
 * returned. Only another withdrawal of it would be news.
 */
export const isAccounted = ({ phase, refunded, finding }: Pick<Transfer, 'phase' | 'refunded' | 'finding'>): boolean =>
  phase === 'failed' && (refunded !== undefined || finding?.handledAtMs !== undefined)
