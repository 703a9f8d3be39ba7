import { readInvitation } from '@rialto/core'

import { authenticatorOf } from '../../../../team/signInFactors.ts'
import type { OpenAdminHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { countSignIn } from './countSignIn.ts'

export const readInvitationHandler: OpenAdminHandler<'readInvitation'> = async (ctx, { body, request }) => {
  const found = await countSignIn(request, () => readInvitation(teamContext(ctx), body.invitationCode))
  const { url, secret } = authenticatorOf(found.totpSecret, found.email)
  const known = await ctx.store.members.findWithFactors(ctx.environment, found.email)
  return {
    email: found.email,
    clientName: found.client?.name ?? null,
    // A member whose sign-in was reset has no factors to sign in with.
    isMember: known !== undefined && found.resetsMemberId === undefined,
    authenticatorUrl: url,
    authenticatorSecret: secret,
  }
}
