import { type BridgingRoute, listDepositRoutes, listWithdrawalRoutes } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const listWithdrawalRoutesHandler: Handler<'listWithdrawalRoutes'> = async (
  ctx,
  { body: { sources, optimized = true }, scope },
) => ({
  routes: (await listWithdrawalRoutes(ctx, scope, { sources, optimized })).map(toRoute),
})

const toRoute = ({ origin, destination, displayName }: BridgingRoute) => ({ origin, destination, displayName })

export const listDepositRoutesHandler: Handler<'listDepositRoutes'> = async (
  ctx,
  { body: { destinations, optimized = true }, scope },
) => ({
  routes: (await listDepositRoutes(ctx, scope, { destinations, optimized })).map(toRoute),
})
