import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { Member, Role } from './ports.ts'

const breakGlass = (): ApiError =>
  new ApiError('conflict', {
    message: 'This owner keeps access when the identity provider cannot be reached. Name another one there first.',
  })

/** The same error for a member of another client and for an unknown id. */
const noSuchMember = (): ApiError => new ApiError('notFound', { message: 'Member not found.' })

/** Under the client's lock, so that two owners cannot remove each other. */
export const findAlterableMember = async (
  { clients, members, identityProviders }: Pick<Repositories, 'clients' | 'members' | 'identityProviders'>,
  scope: Scope,
  { id, remains }: { id: string; remains: Role | undefined },
): Promise<Member & { role: Role }> => {
  await clients.lock(scope)
  const all = await members.list(scope)
  const member = all.find(one => one.id === id.toLowerCase())
  if (!member) throw noSuchMember()
  const provider = await identityProviders.find(scope)
  if (remains !== 'owner' && provider?.breakGlassMemberId === member.id) throw breakGlass()
  const owners = all.filter(({ role }) => role === 'owner')
  if (member.role === 'owner' && remains !== 'owner' && owners.length === 1)
    throw new ApiError('conflict', { message: 'A client keeps at least one owner. Make somebody else an owner first.' })
  return member
}
