import { ApiError } from '../kernel/apiError.ts'
import type { CommonContext } from '../context.ts'
import type { LinkSessionRecord } from './ports.ts'

/** The session of a session token. @throws ApiError `linkSessionEnded`. */
export const readLinkSession = async (ctx: CommonContext, sessionToken: string): Promise<LinkSessionRecord> => {
  const session = await ctx.store.link.findBySessionToken(
    ctx.environment,
    ctx.ids.sha256(sessionToken),
    ctx.clock.nowMs(),
  )
  if (!session) throw new ApiError('linkSessionEnded')
  return session
}
