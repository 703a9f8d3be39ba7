import { defined } from '@rialto/defined'

import { ApiError } from '../kernel/apiError.ts'
import type { Member } from './ports.ts'
import { recordedAccess } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

/** By signing out of it or from another session. @throws ApiError `notFound`, also for another member’s. */
export const endSession = (
  ctx: TeamContext,
  member: Member,
  { id, ...by }: { id: string; operation: 'signOut' | 'endSession'; ipAddress: string },
): Promise<void> => {
  const access = { ...by, ...defined({ target: by.operation === 'endSession' ? id : undefined }) }
  return recordedAccess(ctx, member, access, async ({ memberSessions }) => {
    if (!(await memberSessions.end(member.id, id))) throw new ApiError('notFound', { message: 'Session not found.' })
  })
}
