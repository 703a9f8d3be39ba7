import { addPasskey } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { ipAddressOf, teamContext } from '../memberSession.ts'
import { passkeyView } from './passkeyView.ts'
import { rejectOlderSession } from './rejectOlderSession.ts'
import { relyingPartyOfPages } from './relyingPartyOfPages.ts'

export const addPasskeyHandler: MemberHandler<'addPasskey'> = async (ctx, call) => {
  await rejectOlderSession(ctx, call)
  const { label, ...registration } = call.body
  const passkey = await addPasskey(teamContext(ctx), call.session.member, {
    label,
    registration,
    party: relyingPartyOfPages(ctx),
    ipAddress: ipAddressOf(call.request),
  })
  return passkeyView(passkey)
}
