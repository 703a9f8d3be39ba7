import { removeIdentityProvider } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { teamContext } from '../memberSession.ts'

export const removeIdentityProviderHandler: AdminHandler<'removeIdentityProvider'> = async (ctx, { scope }) => {
  await removeIdentityProvider(teamContext(ctx), scope)
}
