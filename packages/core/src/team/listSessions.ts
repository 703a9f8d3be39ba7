import type { Member, MemberSession } from './ports.ts'
import { since } from './sessionLife.ts'
import type { TeamContext } from './teamContext.ts'

export const listSessions = (ctx: TeamContext, member: Member): Promise<MemberSession[]> =>
  ctx.store.memberSessions.list(member.id, since(ctx))
