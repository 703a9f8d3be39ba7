import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { Actor } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/**
 * Rejects a member of less than a week: possibly a second account of the inviting member. Operators are accepted at once.
 * @throws ApiError `permissionDenied`.
 */
export const rejectNewMember = async (
  { store, nowMs }: Pick<TeamContext, 'nowMs'> & { store: Pick<Repositories, 'members'> },
  scope: Scope,
  { id, name }: Pick<Actor, 'id' | 'name'>,
): Promise<void> => {
  const fromMs = await store.members.findApprovesFrom(scope, id)
  if (fromMs === undefined || fromMs <= nowMs()) return
  throw new ApiError('permissionDenied', {
    message: `${name} has this role for less than seven days, and counts as a second member from ${new Date(fromMs).toISOString().slice(0, 16)}Z on. Until then, ask another member, or an operator of the installation.`,
  })
}
