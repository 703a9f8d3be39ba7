import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { approvesFromMs } from './approvesFromMs.ts'
import { findAlterableMember } from './findAlterableMember.ts'
import type { Member, Role } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/**
 * By an operator (`isVouched`), the member counts as a second member of the client at once.
 * @throws ApiError `notFound`; `conflict` if the client would have no owner, and for a member whose role is that of
 * their groups.
 */
export const changeMemberRole = (
  ctx: TeamContext,
  scope: Scope,
  { id, role, isVouched = false }: { id: string; role: Role; isVouched?: boolean },
): Promise<Member & { role: Role }> =>
  ctx.store.transaction(async repositories => {
    const member = await findAlterableMember(repositories, scope, { id, remains: role })
    if (member.identityProviderId !== undefined)
      throw new ApiError('conflict', {
        message: 'The role of this member is that of their groups at your identity provider. Change it there.',
      })
    await repositories.members.setRole(scope, id, { role, approvesFromMs: approvesFromMs(ctx, isVouched) })
    return { ...member, role }
  })
