import { listSessions } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'

export const listSessionsHandler: MemberHandler<'listSessions'> = async (ctx, { session }) =>
  (await listSessions(teamContext(ctx), session.member)).map(one => ({
    id: one.id,
    isCurrent: one.id === session.id,
    ipAddress: one.ipAddress,
    userAgent: one.userAgent,
    createdTimestamp: Math.floor(one.createdAtMs / 1000),
    lastUsedTimestamp: Math.floor(one.lastUsedAtMs / 1000),
  }))
