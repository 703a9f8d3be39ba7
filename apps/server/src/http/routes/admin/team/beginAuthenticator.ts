import { beginAuthenticator } from '@rialto/core'

import { authenticatorOf } from '../../../../team/signInFactors.ts'
import type { MemberHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { ownSession } from './ownSession.ts'

export const beginAuthenticatorHandler: MemberHandler<'beginAuthenticator'> = async (ctx, call) => {
  const secret = await beginAuthenticator(teamContext(ctx), ownSession(call))
  const { url, secret: authenticatorSecret } = authenticatorOf(secret, call.session.member.email)
  return { authenticatorUrl: url, authenticatorSecret }
}
