import { beginSingleSignOn, signOnTtlMs } from '@rialto/core'

import type { OpenAdminHandler } from '../../../handler.ts'
import { rejectOtherOrigins, sendSignOnCookie, teamContext } from '../memberSession.ts'
import { countSignIn } from './countSignIn.ts'
import { redirectUrlOf } from './singleSignOnUrls.ts'

export const beginSingleSignOnHandler: OpenAdminHandler<'beginSingleSignOn'> = async (
  ctx,
  { body, request, reply },
) => {
  rejectOtherOrigins(ctx, request)
  const input = { clientId: body.clientId.toLowerCase(), redirectUrl: redirectUrlOf(ctx) }
  const { authorizationUrl, secret } = await countSignIn(request, () => beginSingleSignOn(teamContext(ctx), input))
  sendSignOnCookie(ctx, reply, { value: secret, ttlMs: signOnTtlMs })
  return { authorizationUrl }
}
