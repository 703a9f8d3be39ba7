import { add, compare, subtract } from '@rialto/catalog'

import type { Transfer, TransferPhase } from '../ports.ts'

/** Money of this part may be on its way, or has arrived. */
const isLive = ({ phase }: Pick<Transfer, 'phase'>): boolean => phase !== 'failed' && phase !== 'awaitingUser'

/** Of a part that arrived in part, what arrived. */
const sumOf = (parts: readonly Pick<Transfer, 'amount' | 'arrived'>[]): string =>
  parts.reduce((sum, { amount, arrived = amount }) => add(sum, arrived), '0')

/** What has arrived of a combined transfer. */
export const arrivedOf = (parts: readonly Transfer[]): string => sumOf(parts.filter(({ phase }) => phase === 'settled'))

/** What parts pay: it has arrived, or may be on its way. */
export const arrivedOrMoving = (parts: readonly Transfer[]): string => sumOf(parts.filter(isLive))

/** What no part pays yet. Never negative: a part begins only within it. */
export const missingOf = (combined: Pick<Transfer, 'amount'>, parts: readonly Transfer[]): string =>
  subtract(combined.amount, arrivedOrMoving(parts))

/**
 * Where a combined transfer stands, by its parts. It ends with success when all of it has arrived, and fails when nothing of it
 * has, or can any more. Until then it never goes back: what was reported as under way stays so.
 */
export const combinedPhase = (
  { phase, amount }: Pick<Transfer, 'phase' | 'amount'>,
  parts: readonly Transfer[],
): TransferPhase => {
  const live = parts.filter(isLive)
  if (live.length === 0) {
    const waits = (phase === 'sending' || phase === 'awaitingUser') && parts.some(part => part.phase === 'awaitingUser')
    return waits ? 'awaitingUser' : 'failed'
  }
  if (compare(arrivedOf(parts), amount) === 0) return 'settled'
  if (phase === 'accepted' || live.some(part => isWithInstitution(part.phase))) return 'accepted'
  return phase === 'unknown' || live.some(part => part.phase === 'unknown') ? 'unknown' : 'sending'
}

const isWithInstitution = (phase: TransferPhase): boolean =>
  phase === 'accepted' || phase === 'onChain' || phase === 'settled'
