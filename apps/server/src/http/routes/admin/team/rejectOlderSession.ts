import { type Context, rejectOldSession } from '@rialto/core'

import type { MemberCaller } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'

/** Permanent credentials can be added and removed only soon after signing in. */
export const rejectOlderSession = (ctx: Context, { session }: MemberCaller) =>
  rejectOldSession(teamContext(ctx), session.member, session.id)
