import { listDepositRoutesOperation, listWithdrawalRoutesOperation } from '@rialto/contract'
import { type BridgingRoute, type Context, discoverRoutes } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerOperation } from '../../registerOperation.ts'

/** Both directions of route discovery. */
export const postRoutes = (app: FastifyInstance, ctx: Context): void => {
  registerOperation(
    app,
    ctx,
    listWithdrawalRoutesOperation,
    async ({ body: { sources, optimized = true }, scope }) => ({
      routes: (await discoverRoutes(ctx, scope, { side: 'origin', pairs: sources, optimized })).map(toRoute),
    }),
  )
  registerOperation(
    app,
    ctx,
    listDepositRoutesOperation,
    async ({ body: { destinations, optimized = true }, scope }) => ({
      routes: (await discoverRoutes(ctx, scope, { side: 'destination', pairs: destinations, optimized })).map(toRoute),
    }),
  )
}

const toRoute = ({ origin, destination, displayName }: BridgingRoute) => ({ origin, destination, displayName })
