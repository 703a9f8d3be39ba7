import type { OwnSession } from './ownSession.ts'
import { recordedAccess } from './recordChange.ts'
import type { TeamContext } from './teamContext.ts'

/** Ends every other session of the member. Returns their number. */
export const endOtherSessions = (ctx: TeamContext, { member, sessionId, ipAddress }: OwnSession): Promise<number> =>
  recordedAccess(ctx, member, { operation: 'endOtherSessions', ipAddress }, ({ memberSessions }) =>
    memberSessions.endAll(member.id, sessionId),
  )
