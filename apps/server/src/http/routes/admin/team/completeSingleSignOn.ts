import { completeSingleSignOn } from '@rialto/core'

import type { OpenAdminHandler } from '../../../handler.ts'
import { rejectOtherOrigins, sendSignOnCookie, signOnSecretOf, teamContext } from '../memberSession.ts'
import { beginSignedIn } from './beginSignedIn.ts'
import { countSignIn } from './countSignIn.ts'
import { redirectUrlOf } from './singleSignOnUrls.ts'

export const completeSingleSignOnHandler: OpenAdminHandler<'completeSingleSignOn'> = async (
  ctx,
  { body, request, reply },
) => {
  rejectOtherOrigins(ctx, request)
  const secret = signOnSecretOf(ctx, request)
  // A sign-in can be completed once, also if it fails.
  sendSignOnCookie(ctx, reply, { value: '', ttlMs: 0 })
  const input = { query: body.query, secret, redirectUrl: redirectUrlOf(ctx) }
  const { member, providerSessionId } = await countSignIn(request, () => completeSingleSignOn(teamContext(ctx), input))
  const view = await beginSignedIn(ctx, { request, reply }, { member, method: 'singleSignOn' })
  if (providerSessionId !== undefined) await ctx.store.provisioning.noteProviderSession(member.id, providerSessionId)
  return view
}
