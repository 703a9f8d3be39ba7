import { compare, multiply } from '@rialto/catalog'

import type { Connection } from '../connections/ports.ts'
import type { ConnectionContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import { type FirstPart, planRehearsal, previewRehearsal } from '../transfers/combined/previewRehearsal.ts'
import { findObstacle, type Obstacle } from '../transfers/findObstacle.ts'
import type { Preview } from '../transfers/ports.ts'
import type { CombinedAccounts } from './combineAccounts.ts'
import type { LinkSessionRecord } from './ports.ts'

interface Rehearsed {
  connection: Connection
  held: Preview
}

/** The client offers it from a value on. */
const isOffered = ({ request }: LinkSessionRecord, { amount, priceUsd }: Preview): boolean => {
  const { rehearsalAboveUsd } = request.transfer ?? {}
  return rehearsalAboveUsd !== undefined && compare(multiply(amount, priceUsd), rehearsalAboveUsd) > 0
}

/** The part of a preview that the user may send first. Undefined: none. */
export const offerRehearsal = async (
  ctx: ConnectionContext,
  session: LinkSessionRecord,
  { connection, held }: Rehearsed,
): Promise<FirstPart | undefined> => (isOffered(session, held) ? planRehearsal(ctx, connection, held) : undefined)

/**
 * Prices a small part of a preview, to be sent before the rest.
 *
 * @throws ApiError `previewNotFound` for a preview of another session, `badRequest` where the client does not offer it,
 *   `insufficientFunds`.
 */
export const rehearseTransfer = async (
  ctx: ConnectionContext,
  session: LinkSessionRecord,
  { connection, held }: Rehearsed,
): Promise<CombinedAccounts> => {
  if (held.linkSessionId !== session.id) throw new ApiError('previewNotFound')
  if (!isOffered(session, held))
    throw new ApiError('badRequest', { message: 'The client does not offer to send a part of this transfer first.' })
  const planned = await previewRehearsal(ctx, connection, held)
  const obstacles = new Map<string, Obstacle>()
  for (const part of planned.parts) {
    const obstacle = await findObstacle(ctx, connection, part)
    if (obstacle) obstacles.set(part.id, obstacle)
  }
  return { ...planned, connections: [connection], obstacles }
}
