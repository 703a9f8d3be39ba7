import { acceptInvitation } from '@rialto/core'

import type { OpenAdminHandler } from '../../../handler.ts'
import { ipAddressOf, rejectOtherOrigins, teamContext } from '../memberSession.ts'
import { beginSignedIn } from './beginSignedIn.ts'
import { countSignIn } from './countSignIn.ts'
import { logFailedSignIn } from './logFailedSignIn.ts'

export const acceptInvitationHandler: OpenAdminHandler<'acceptInvitation'> = async (ctx, { body, request, reply }) => {
  rejectOtherOrigins(ctx, request)
  const accept = () => acceptInvitation(teamContext(ctx), body, ipAddressOf(request))
  const work = () => logFailedSignIn(ctx, request, body.email, accept)
  return beginSignedIn(
    ctx,
    { request, reply },
    { member: await countSignIn(request, work, { everyone: true }), method: 'oneTimeCode' },
  )
}
