import { endOtherSessions } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { ownSession } from './ownSession.ts'

export const endOtherSessionsHandler: MemberHandler<'endOtherSessions'> = async (ctx, call) => ({
  ended: await endOtherSessions(teamContext(ctx), ownSession(call)),
})
