import type { FoundWithdrawal } from '@rialto/core'
import type { FinalStatuses } from '../../kit/foundWithdrawal.ts'
import { statusOf } from '../../kit/foundWithdrawal.ts'
import type { KrakenMovement } from './schemas.ts'

/** IFEX states. Initial, Pending and Settled (not confirmed enough yet) are pending, and so is what is not known. */
const finals: FinalStatuses = { Success: 'succeeded', Failure: 'failed' }

/** Whatever the status is: somebody at Kraken is still looking at it. */
const undecided: ReadonlySet<string> = new Set(['onhold', 'on-hold', 'cancel-pending'])

export const movementStatus = (
  row: Pick<KrakenMovement, 'status' | 'status-prop'>,
): Pick<FoundWithdrawal, 'status' | 'upstreamStatus'> => {
  const property = row['status-prop'] ?? ''
  return {
    status: undecided.has(property) ? 'pending' : statusOf(finals, row.status),
    upstreamStatus: property === '' ? row.status : `${row.status} (${property})`,
  }
}
