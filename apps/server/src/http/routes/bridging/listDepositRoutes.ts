import { discoverRoutes } from '@rialto/core'
import type { Handler } from '../../handler.ts'
import { toRoute } from './toRoute.ts'

export const listDepositRoutesHandler: Handler<'listDepositRoutes'> = async (
  ctx,
  { body: { destinations, optimized = true }, scope },
) => ({
  routes: (await discoverRoutes(ctx, scope, { side: 'destination', pairs: destinations, optimized })).map(toRoute),
})
