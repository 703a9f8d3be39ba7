import type { Scope } from '../kernel/scope.ts'
import { findAlterableMember } from './findAlterableMember.ts'
import type { TeamContext } from './teamContext.ts'

/** Removes a member or an invitation. @throws ApiError `notFound`; `conflict` if the client would have no owner. */
export const removeMember = async (ctx: TeamContext, scope: Scope, id: string): Promise<void> => {
  if (await ctx.store.invitations.remove(scope, id)) return
  await ctx.store.transaction(async repositories => {
    await findAlterableMember(repositories, scope, { id, remains: undefined })
    await repositories.members.removeRole(scope, id)
  })
}
