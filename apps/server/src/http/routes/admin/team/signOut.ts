import { endSession } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { ipAddressOf, sendCookie, teamContext } from '../memberSession.ts'

export const signOutHandler: MemberHandler<'signOut'> = async (ctx, { session, request, reply }) => {
  const { id, member } = session
  await endSession(teamContext(ctx), member, { id, operation: 'signOut', ipAddress: ipAddressOf(request) })
  sendCookie(ctx, reply, undefined)
}
