import { beginPasskeySignIn } from '@rialto/core'

import type { OpenAdminHandler } from '../../../handler.ts'
import { rejectTooMany } from '../adminAuth.ts'
import { ipAddressOf, rejectOtherOrigins, teamContext } from '../memberSession.ts'
import { relyingPartyOfPages } from './relyingPartyOfPages.ts'

export const beginPasskeySignInHandler: OpenAdminHandler<'beginPasskeySignIn'> = async (ctx, { request, reply }) => {
  rejectOtherOrigins(ctx, request)
  await rejectTooMany(request, reply, `passkey:${ipAddressOf(request)}`)
  return { challenge: await beginPasskeySignIn(teamContext(ctx)), relyingPartyId: relyingPartyOfPages(ctx).id }
}
