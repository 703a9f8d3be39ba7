import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Member, MemberSession } from './ports.ts'
import { recordedAccess } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

export const sessionTtlMs = 12 * 60 * 60_000
const idleTtlMs = 2 * 60 * 60_000
const touchEveryMs = 60_000

/** The browser in which a session begins. */
export interface Browser {
  ipAddress: string
  userAgent: string
}

const since = ({ nowMs }: TeamContext) => ({ begunMs: nowMs() - sessionTtlMs, usedMs: nowMs() - idleTtlMs })

/**
 * Begins a session with a new token, which only this response contains. A token sent earlier by the browser is not
 * accepted.
 */
export const beginSession = async (ctx: TeamContext, member: Member, browser: Browser): Promise<string> => {
  const token = ctx.ids.hex(32)
  const atMs = ctx.nowMs()
  await ctx.store.memberSessions.insert(member, {
    id: ctx.ids.uuid(),
    tokenHash: ctx.ids.sha256(token),
    ipAddress: browser.ipAddress,
    userAgent: browser.userAgent.slice(0, 300),
    createdAtMs: atMs,
    lastUsedAtMs: atMs,
  })
  return token
}

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

export const listSessions = (ctx: TeamContext, member: Member): Promise<MemberSession[]> =>
  ctx.store.memberSessions.list(member.id, since(ctx))

/** By signing out of it or from another session. @throws ApiError `notFound`, also for another member’s. */
export const endSession = (
  ctx: TeamContext,
  member: Member,
  { id, ...by }: { id: string; operation: 'signOut' | 'endSession'; ipAddress: string },
): Promise<void> => {
  const access = { ...by, ...defined({ target: by.operation === 'endSession' ? id : undefined }) }
  return recordedAccess(ctx, member, access, async ({ memberSessions }) => {
    if (!(await memberSessions.end(member.id, id))) throw new ApiError('notFound', { message: 'Session not found.' })
  })
}
