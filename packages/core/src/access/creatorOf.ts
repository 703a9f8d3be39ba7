import type { Scope } from '../kernel/scope.ts'
import type { Actor } from '../team/ports.ts'
import type { AccessContext } from '../kernel/accessContext.ts'

/**
 * Id of the member who creates a key: of one that a management key creates, the member who created that one. Undefined:
 * not known, or a command.
 */
export const creatorOf = async (
  { store }: Pick<AccessContext, 'store'>,
  scope: Scope,
  { kind, id }: Pick<Actor, 'kind' | 'id'>,
): Promise<string | undefined> => {
  if (kind === 'key') return store.adminKeys.findCreator(scope, id)
  return kind === 'member' ? id : undefined
}
