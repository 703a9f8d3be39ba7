import type { Scope } from '../kernel/scope.ts'
import { findAlterableMember } from './findAlterableMember.ts'
import type { Member, Role } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/** @throws ApiError `notFound`; `conflict` if the client would have no owner. */
export const changeMemberRole = (
  ctx: TeamContext,
  scope: Scope,
  { id, role }: { id: string; role: Role },
): Promise<Member & { role: Role }> =>
  ctx.store.transaction(async repositories => {
    const member = await findAlterableMember(repositories, scope, { id, remains: role })
    await repositories.members.setRole(scope, id, role)
    return { ...member, role }
  })
