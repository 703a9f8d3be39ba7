import type { CommonContext } from '../context.ts'
import type { MovedChoice } from './ports.ts'

/** Whether the session has moved to the device that claimed the link, and the user's choices in it. */
export const readMove = (
  ctx: CommonContext,
  claimToken: string,
): Promise<{ status: 'waiting' | 'accepted' | 'over'; choice?: MovedChoice }> =>
  ctx.store.linkMoves.findClaim({
    environment: ctx.environment,
    claimHash: ctx.ids.sha256(claimToken),
    nowMs: ctx.clock.nowMs(),
  })
