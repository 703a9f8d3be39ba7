import type { Scope } from '../kernel/scope.ts'
import type { CommonContext } from '../context.ts'
import type { KeyCreator } from './ports.ts'

/**
 * The member who creates a key: of one that a management key creates, the member who created that one. Undefined: not known,
 * or a command.
 */
export const creatorOf = async (
  { store }: Pick<CommonContext, 'store'>,
  scope: Scope,
  { kind, id }: { kind: 'member' | 'key' | 'command'; id: string },
): Promise<KeyCreator | undefined> => {
  if (kind === 'key') return store.adminKeys.findCreator(scope, id)
  return kind === 'member' ? { id, approvesFromMs: await store.members.findApprovesFrom(scope, id) } : undefined
}
