import { ApiError } from '../kernel/apiError.ts'
import type { Member } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

const recentMs = 15 * 60_000

/**
 * Prevents someone with a stolen session from adding a permanent credential. @throws ApiError `permissionDenied` if
 * the session began more than 15 minutes ago.
 */
export const rejectOldSession = async (ctx: TeamContext, member: Member, sessionId: string): Promise<void> => {
  const since = { begunMs: ctx.nowMs() - recentMs, usedMs: ctx.nowMs() - recentMs }
  const recent = await ctx.store.memberSessions.list(member.id, since)
  if (!recent.some(({ id }) => id === sessionId))
    throw new ApiError('permissionDenied', {
      message: 'Sign out and in again first: ways to sign in can be changed for 15 minutes after signing in.',
    })
}
