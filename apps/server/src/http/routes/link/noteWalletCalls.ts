import { noteWalletCalls } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const noteWalletCallsHandler: LinkHandler<'noteWalletCalls'> = async (ctx, { session, body }) => {
  await noteWalletCalls(ctx, session, body)
  return {}
}
