import type { Member } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

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

/** The browser in which a session begins. */
export interface Browser {
  ipAddress: string
  userAgent: string
}
