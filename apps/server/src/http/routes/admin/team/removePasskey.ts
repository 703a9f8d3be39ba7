import { removePasskey } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { ipAddressOf, teamContext } from '../memberSession.ts'
import { rejectOlderSession } from './rejectOlderSession.ts'

export const removePasskeyHandler: MemberHandler<'removePasskey'> = async (ctx, call) => {
  await rejectOlderSession(ctx, call)
  const removed = { ...call.params, ipAddress: ipAddressOf(call.request) }
  await removePasskey(teamContext(ctx), call.session.member, removed)
}
