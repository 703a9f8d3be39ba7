import type { Context } from '../context.ts'
import { numbersOf } from './moves.ts'
import type { LinkSessionRecord } from './ports.ts'

/** Whether a device has claimed the link, and then the numbers to select from. */
export const readOwnMove = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  session: LinkSessionRecord,
): Promise<{ status: 'waiting' | 'claimed' | 'over'; numbers?: string[] }> => {
  const { status, claimHash } = await ctx.store.linkMoves.findOwn({ sessionId: session.id, nowMs: ctx.clock.nowMs() })
  return { status, ...(claimHash ? { numbers: numbersOf(ctx, claimHash).offered } : {}) }
}
