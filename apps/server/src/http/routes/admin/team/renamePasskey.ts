import { renamePasskey } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { ipAddressOf, teamContext } from '../memberSession.ts'

export const renamePasskeyHandler: MemberHandler<'renamePasskey'> = async (ctx, call) => {
  const renamed = { ...call.params, ...call.body, ipAddress: ipAddressOf(call.request) }
  await renamePasskey(teamContext(ctx), call.session.member, renamed)
}
