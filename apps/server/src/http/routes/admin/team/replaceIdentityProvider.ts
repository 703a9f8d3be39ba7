import { replaceIdentityProvider } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'
import { identityProviderView } from './identityProviderView.ts'

export const replaceIdentityProviderHandler: AdminHandler<'replaceIdentityProvider'> = async (ctx, { scope, body }) => {
  const settings = {
    ...body,
    clientSecret: body.clientSecret,
    defaultRole: body.defaultRole,
    breakGlassMemberId: body.breakGlassMemberId.toLowerCase(),
  }
  return identityProviderView(ctx, scope, await replaceIdentityProvider(teamContext(ctx), scope, settings))
}
