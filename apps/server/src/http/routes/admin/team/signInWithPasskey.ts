import { signInWithPasskey } from '@rialto/core'

import type { OpenAdminHandler } from '../../../handler.ts'
import { rejectOtherOrigins, teamContext } from '../memberSession.ts'
import { beginSignedIn } from './beginSignedIn.ts'
import { countSignIn } from './countSignIn.ts'
import { relyingPartyOfPages } from './relyingPartyOfPages.ts'

export const signInWithPasskeyHandler: OpenAdminHandler<'signInWithPasskey'> = async (
  ctx,
  { body, request, reply },
) => {
  rejectOtherOrigins(ctx, request)
  const member = await countSignIn(request, () => signInWithPasskey(teamContext(ctx), body, relyingPartyOfPages(ctx)))
  return beginSignedIn(ctx, { request, reply }, { member, method: 'passkey' })
}
