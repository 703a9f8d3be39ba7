import { discoverRoutes } from '@rialto/core'
import type { Handler } from '../../handler.ts'
import { toRoute } from './toRoute.ts'

export const listWithdrawalRoutesHandler: Handler<'listWithdrawalRoutes'> = async (
  ctx,
  { body: { sources, optimized = true }, scope },
) => ({
  routes: (await discoverRoutes(ctx, scope, { side: 'origin', pairs: sources, optimized })).map(toRoute),
})
