import { checkOrigins } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { originsOf } from './allowedOriginsOf.ts'

export const replaceAllowedOriginsHandler: AdminHandler<'replaceAllowedOrigins'> = async (ctx, { scope, body }) => {
  await ctx.store.clients.setAllowedOrigins(scope, checkOrigins(ctx.environment, body.allowedOrigins))
  return originsOf(ctx, scope)
}
