import { replaceAuthenticator } from '@rialto/core'

import type { MemberHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { countSignIn } from './countSignIn.ts'
import { ownSession } from './ownSession.ts'

export const replaceAuthenticatorHandler: MemberHandler<'replaceAuthenticator'> = async (ctx, call) => {
  await countSignIn(call.request, () => replaceAuthenticator(teamContext(ctx), ownSession(call), call.body.oneTimeCode))
}
