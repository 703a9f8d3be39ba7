import { ApiError } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * The session that an unused link continues, so that the other device can name it before the link is used up.
 *
 * @throws ApiError `linkTokenUsed`.
 */
export const findMovingSession = async (ctx: CommonContext, code: string): Promise<LinkSessionRecord> => {
  const nowMs = ctx.clock.nowMs()
  const { environment, store } = ctx
  const found = await store.linkMoves.findOpen({ environment, codeHash: ctx.ids.sha256(code), nowMs })
  const session = found && (await store.link.findById(found.scope, found.sessionId))
  if (!session) throw new ApiError('linkTokenUsed')
  return session
}
