import type { Context } from '../kernel/context.ts'
import { maximumGuesses, moveTokenHash } from './moves.ts'
import type { LinkSessionRecord, MoveStatus } from './ports.ts'

/**
 * Moves the session to the other device. The page's own session token is revoked, and accounts connected afterwards
 * belong to the other device's browser.
 */
export const acceptMove = (ctx: Context, session: LinkSessionRecord, typed: string): Promise<MoveStatus> =>
  ctx.store.transaction(({ linkMoves }) =>
    linkMoves.accept({
      sessionId: session.id,
      pairingCodeHash: moveTokenHash(ctx, typed),
      maximumGuesses,
      nowMs: ctx.clock.nowMs(),
    }),
  )
