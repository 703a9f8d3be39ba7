import type { Context } from '../context.ts'
import { numberHash } from './moves.ts'
import type { LinkSessionRecord, MoveStatus } from './ports.ts'

/**
 * Moves the session to the other device. The page's own session token is revoked, and accounts connected afterwards
 * belong to the other device's browser. A wrong number ends the link.
 */
export const acceptMove = (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  session: LinkSessionRecord,
  number: string,
): Promise<MoveStatus> =>
  ctx.store.transaction(({ linkMoves }) =>
    linkMoves.accept({ sessionId: session.id, numberHash: numberHash(ctx, number), nowMs: ctx.clock.nowMs() }),
  )
