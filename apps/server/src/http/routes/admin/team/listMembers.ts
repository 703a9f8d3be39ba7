import type { AdminHandler } from '../../../handler.ts'

export const listMembersHandler: AdminHandler<'listMembers'> = async (ctx, { scope }) => ({
  members: (await ctx.store.members.list(scope)).map(({ id, email, name, role }) => ({ id, email, name, role })),
  invitations: (await ctx.store.invitations.list(scope, Date.now())).map(({ id, email, role, expiresAtMs }) => ({
    id,
    email,
    role,
    expiresTimestamp: Math.floor(expiresAtMs / 1000),
  })),
})
