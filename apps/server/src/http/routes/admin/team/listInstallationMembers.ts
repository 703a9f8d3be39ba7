import type { AdminHandler } from '../../../handler.ts'

export const listInstallationMembersHandler: AdminHandler<'listInstallationMembers'> = async ctx =>
  (await ctx.store.members.listAll(ctx.environment)).map(({ id, email, name, isOperator, clients, createdAtMs }) => ({
    ...{ id, email, name, isOperator, clients },
    createdTimestamp: Math.floor(createdAtMs / 1000),
  }))
