import { ApiError } from '../kernel/apiError.ts'
import type { Actor } from './ports.ts'

/**
 * A key does not identify a person: its holder or creator may be the member who then approves. @throws ApiError
 * `permissionDenied`.
 */
export const rejectKey = (actor: Actor, what: string): void => {
  if (actor.kind !== 'member')
    throw new ApiError('permissionDenied', { message: `Only a member can ${what} a change.` })
}
