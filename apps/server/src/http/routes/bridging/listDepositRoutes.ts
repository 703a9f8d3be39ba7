import { listDepositRoutes } from '@rialto/core'

import type { Handler } from '../../handler.ts'
import { toRoute } from './toRoute.ts'

export const listDepositRoutesHandler: Handler<'listDepositRoutes'> = async (
  ctx,
  { body: { destinations, optimized = true }, scope },
) => ({
  routes: (await listDepositRoutes(ctx, scope, { destinations, optimized })).map(toRoute),
})
