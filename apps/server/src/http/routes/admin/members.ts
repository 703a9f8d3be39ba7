import { changeMemberRole, type Context, inviteMember, listAuditEntries, removeMember, type Scope } from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'
import { teamContext } from './memberSession.ts'

type Ids = 'listMembers' | 'inviteMember' | 'changeMemberRole' | 'removeMember' | 'listAuditEntries'

/** URL of an invitation. The code follows `#`, because browsers do not send the fragment to servers. */
export const invitationUrl = (origin: string, code: string): string => `${origin}/dashboard/invitation#${code}`

/** Members of the client, and the audit log of their changes. */
export const memberHandlers: AdminHandlers<Ids> = {
  listMembers: async (ctx, { scope }) => ({
    members: (await ctx.store.members.list(scope)).map(({ id, email, name, role }) => ({ id, email, name, role })),
    invitations: (await ctx.store.invitations.list(scope, Date.now())).map(({ id, email, role, expiresAtMs }) => ({
      id,
      email,
      role,
      expiresTimestamp: Math.floor(expiresAtMs / 1000),
    })),
  }),
  inviteMember: async (ctx, { scope, body }) => {
    const { invitation, code } = await inviteMember(teamContext(ctx), { ...body, clientId: scope.clientId })
    return {
      id: invitation.id,
      invitationUrl: invitationUrl(ctx.settings.linkOrigin, code),
      expiresTimestamp: Math.floor(invitation.expiresAtMs / 1000),
    }
  },
  changeMemberRole: async (ctx, { scope, params, body }) => {
    const change = { id: params.id.toLowerCase(), role: body.role }
    const { id, email, name, role } = await changeMemberRole(teamContext(ctx), scope, change)
    return { id, email, name, role }
  },
  removeMember: async (ctx, { scope, params }) => {
    await removeMember(teamContext(ctx), scope, params.id.toLowerCase())
  },
  listAuditEntries: (ctx, { scope, body }) => readLog(ctx, scope, body),
}

/** A page of an audit log. */
export const readLog = async (
  ctx: Context,
  scope: Scope,
  { beforeNumber, count = 50 }: { beforeNumber?: number; count?: number },
) => {
  const entries = await listAuditEntries(teamContext(ctx), scope, { beforeNumber, count })
  return entries.map(({ atMs, actor, target, ...entry }) => ({
    ...entry,
    timestamp: Math.floor(atMs / 1000),
    actorKind: actor.kind,
    actorId: actor.id,
    actorName: actor.name,
    ipAddress: actor.ipAddress,
    target: target ?? null,
  }))
}
