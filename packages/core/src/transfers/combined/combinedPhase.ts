import { add, compare, subtract } from '@rialto/catalog'

import { reachedOf } from '../money/reachedOf.ts'
import type { Transfer, TransferPhase } from '../ports.ts'

/** Money of this part may be on its way, or has arrived. */
const isLive = ({ phase }: Pick<Transfer, 'phase'>): boolean => phase !== 'failed' && phase !== 'awaitingUser'

/** Of a part that arrived in part, what arrived. */
const sumOf = (parts: readonly Pick<Transfer, 'amount' | 'arrived'>[]): string =>
  parts.reduce((sum, { amount, arrived = amount }) => add(sum, arrived), '0')

/** The arrived amount of a combined transfer. A part whose block was replaced is still on its way. */
export const arrivedOf = (parts: readonly Transfer[]): string =>
  parts.filter(({ phase }) => phase === 'settled').reduce((sum, part) => add(sum, reachedOf(part)), '0')

/** The amount of arrived parts that is no longer at the address, because their blocks were replaced. */
export const lostOf = (parts: readonly Transfer[]): string =>
  parts
    .filter(({ phase }) => phase === 'settled')
    .reduce((sum, part) => add(sum, subtract(part.arrived ?? part.amount, reachedOf(part))), '0')

/** A refused part that was created nevertheless stays failed, and has moved money. */
export const mayPay = (part: Transfer): boolean => isLive(part) || part.foundLateAtMs !== undefined

/** The amount that parts pay: arrived, possibly in progress, or sent after they had failed. */
export const arrivedOrMoving = (parts: readonly Transfer[]): string => sumOf(parts.filter(mayPay))

/** The amount that no part pays yet. Zero also if a part that was sent late pays more than was missing. */
export const missingOf = ({ amount }: Pick<Transfer, 'amount'>, parts: readonly Transfer[]): string => {
  const paid = arrivedOrMoving(parts)
  return compare(paid, amount) > 0 ? '0' : subtract(amount, paid)
}

/**
 * The phase of a combined transfer, derived from its parts. It succeeds when all of its amount has arrived, and fails
 * when nothing of it has arrived or still can. It never goes back: a reported progress stays.
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
