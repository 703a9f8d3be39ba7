import type { Context } from '../kernel/context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { LinkSessionRecord } from './ports.ts'

/**
 * Uses a link token: the first caller gets the session and a session token, everybody after that the same refusal as for
 * a token that expired or never was.
 *
 * @throws ApiError `linkTokenUsed`.
 */
export const openLinkSession = async (
  ctx: Context,
  code: string,
): Promise<{ sessionToken: string; session: LinkSessionRecord }> => {
  const sessionToken = `lst_${ctx.ids.hex(32)}`
  const nowMs = ctx.clock.nowMs()
  const session = await ctx.store.transaction(async ({ link, jobs }) => {
    const opened = await link.consume({
      environment: ctx.environment,
      codeHash: ctx.ids.sha256(code),
      sessionTokenHash: ctx.ids.sha256(sessionToken),
      nowMs,
      sessionExpiresAtMs: nowMs + ctx.settings.linkSessionTtlMs,
    })
    if (opened) await jobs.enqueue(expiryJob(opened))
    return opened
  })
  if (!session) throw new ApiError('linkTokenUsed')
  return { sessionToken, session }
}

/** The session of a session token. @throws ApiError `linkSessionEnded`. */
export const readLinkSession = async (ctx: Context, sessionToken: string): Promise<LinkSessionRecord> => {
  const session = await ctx.store.link.findBySessionToken(
    ctx.environment,
    ctx.ids.sha256(sessionToken),
    ctx.clock.nowMs(),
  )
  if (!session) throw new ApiError('linkSessionEnded')
  return session
}

/** Looks at the session when its time is over. */
const expiryJob = ({ id, scope, expiresAtMs }: LinkSessionRecord) => ({
  kind: 'linkSession.expire' as const,
  key: id,
  payload: { sessionId: id, clientId: scope.clientId, environment: scope.environment },
  runAtMs: expiresAtMs,
})
