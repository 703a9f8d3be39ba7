import { ApiError } from '../kernel/apiError.ts'
import type { Repositories } from '../kernel/store.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Member, Role } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/** The same error for a member of another client and for an unknown id. */
const noSuchMember = (): ApiError => new ApiError('notFound', { message: 'Member not found.' })

/** @throws ApiError `notFound`; `conflict` if the client would have no owner. */
export const changeMemberRole = (
  ctx: TeamContext,
  scope: Scope,
  { id, role }: { id: string; role: Role },
): Promise<Member & { role: Role }> =>
  ctx.store.transaction(async repositories => {
    const member = await findAlterable(repositories, scope, { id, remains: role })
    await repositories.members.setRole(scope, id, role)
    return { ...member, role }
  })

/** Removes a member or an invitation. @throws ApiError `notFound`; `conflict` if the client would have no owner. */
export const removeMember = async (ctx: TeamContext, scope: Scope, id: string): Promise<void> => {
  if (await ctx.store.invitations.remove(scope, id)) return
  await ctx.store.transaction(async repositories => {
    await findAlterable(repositories, scope, { id, remains: undefined })
    await repositories.members.removeRole(scope, id)
  })
}

/** Under the client's lock, so that two owners cannot remove each other. */
const findAlterable = async (
  { clients, members }: Pick<Repositories, 'clients' | 'members'>,
  scope: Scope,
  { id, remains }: { id: string; remains: Role | undefined },
): Promise<Member & { role: Role }> => {
  await clients.lock(scope)
  const all = await members.list(scope)
  const member = all.find(one => one.id === id.toLowerCase())
  if (!member) throw noSuchMember()
  const owners = all.filter(({ role }) => role === 'owner')
  if (member.role === 'owner' && remains !== 'owner' && owners.length === 1)
    throw new ApiError('conflict', { message: 'A client keeps at least one owner. Make somebody else an owner first.' })
  return member
}
