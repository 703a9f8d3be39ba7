import { repeatSession } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'

export const sandboxSessionHandler: LinkHandler<'sandboxSession'> = async (ctx, { session }) => ({
  code: await repeatSession(ctx, session),
})
