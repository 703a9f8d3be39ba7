import { endSession } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { ipAddressOf, teamContext } from '../memberSession.ts'

export const endSessionHandler: MemberHandler<'endSession'> = async (ctx, { session, params, request }) => {
  const ended = { id: params.id.toLowerCase(), operation: 'endSession', ipAddress: ipAddressOf(request) } as const
  await endSession(teamContext(ctx), session.member, ended)
}
