import type { Context, Member } from '@rialto/core'

export const sessionView = async (ctx: Context, member: Member) => ({
  memberId: member.id,
  email: member.email,
  name: member.name,
  isOperator: member.isOperator,
  environment: ctx.environment,
  clients: await ctx.store.members.listClients(member),
})
