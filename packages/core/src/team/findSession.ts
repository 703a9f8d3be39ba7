import type { Member } from './ports.ts'
import { since } from './sessionLife.ts'
import type { TeamContext } from './teamContext.ts'

const touchEveryMs = 60_000

/** `findSession` without extending the session. */
export const peekSession = (ctx: TeamContext, token: string): Promise<{ id: string; member: Member } | undefined> =>
  ctx.store.memberSessions.find(ctx.environment, ctx.ids.sha256(token), since(ctx))

/** The session of a token, until it expires. */
export const findSession = async (
  ctx: TeamContext,
  token: string,
): Promise<{ id: string; member: Member } | undefined> => {
  const found = await ctx.store.memberSessions.find(ctx.environment, ctx.ids.sha256(token), since(ctx))
  if (found && found.lastUsedAtMs <= ctx.nowMs() - touchEveryMs)
    await ctx.store.memberSessions.touch(found.id, ctx.nowMs())
  return found
}
