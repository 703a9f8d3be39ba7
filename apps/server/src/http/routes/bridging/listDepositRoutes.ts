import { type BridgingRoute, listDepositRoutes } from '@rialto/core'

import type { Handler } from '../../handler.ts'

/** The view of a route in both lists. */
export const toRoute = ({ origin, destination, displayName }: BridgingRoute) => ({ origin, destination, displayName })

export const listDepositRoutesHandler: Handler<'listDepositRoutes'> = async (
  ctx,
  { body: { destinations, optimized = true }, scope },
) => ({
  routes: (await listDepositRoutes(ctx, scope, { destinations, optimized })).map(toRoute),
})
