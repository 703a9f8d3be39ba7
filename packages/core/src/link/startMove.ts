import type { Context } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord, MovedChoice } from './ports.ts'

const moveTtlMs = 10 * 60_000

/**
 * Creates the code of a link that moves this session to another device, and revokes the earlier code. The link alone
 * opens nothing: the device that claims it shows a number, and the session moves when the user selects that number
 * on the page with the session. A payout stays: the device that continues it would name the account that is paid.
 *
 * @throws ApiError `badRequest` in a session with a payout.
 */
export const startMove = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  session: LinkSessionRecord,
  choice: MovedChoice,
): Promise<{ code: string; expiresAtMs: number }> => {
  if (session.request.payout) throw new ApiError('badRequest')
  const code = ctx.ids.hex(16)
  const expiresAtMs = Math.min(ctx.clock.nowMs() + moveTtlMs, session.expiresAtMs)
  await ctx.store.linkMoves.start({ sessionId: session.id, codeHash: ctx.ids.sha256(code), choice, expiresAtMs })
  return { code, expiresAtMs }
}
