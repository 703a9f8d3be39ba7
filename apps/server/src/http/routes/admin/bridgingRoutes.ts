import { decimalFromJson, toJsonNumber } from '@rialto/catalog'
import {
  listBridgingRoutesOperation,
  removeBridgingRouteOperation,
  setBridgingPriorityOperation,
  setBridgingRouteOperation,
} from '@rialto/contract'
import { type ConfiguredRoute, type Context, removeRoute, setNetworkPriority, setRoute } from '@rialto/core'
import type { FastifyInstance } from 'fastify'

import { registerAdminOperation } from './registerAdminOperation.ts'
import type { AdminTokens } from './tokens/adminTokens.ts'

/** Which bridging routes the client has, and which of its networks it prefers. */
export const bridgingRouteRoutes = (app: FastifyInstance, ctx: Context, tokens: AdminTokens): void => {
  const view = (route: ConfiguredRoute) => configuredRoute(ctx, route)

  registerAdminOperation(app, ctx, tokens, listBridgingRoutesOperation, async ({ scope }) => ({
    routes: (await ctx.store.routes.list(scope)).map(view),
    networkPriority: [...(await ctx.store.routes.networkPriority(scope))],
  }))
  registerAdminOperation(app, ctx, tokens, setBridgingRouteOperation, async ({ scope, body }) =>
    view(await setRoute(ctx, scope, { ...body, minimumAmount: decimalFromJson(body.minimumAmount) })),
  )
  registerAdminOperation(app, ctx, tokens, removeBridgingRouteOperation, ({ scope, params }) =>
    removeRoute(ctx, scope, params.id).then(() => undefined),
  )
  registerAdminOperation(app, ctx, tokens, setBridgingPriorityOperation, async ({ scope, body }) => ({
    networks: [...(await setNetworkPriority(ctx, scope, body.networks))],
  }))
}

const configuredRoute = ({ bridging }: Context, route: ConfiguredRoute) => ({
  id: route.id,
  origin: route.origin,
  destination: route.destination,
  displayName: route.displayName,
  minimumAmount: route.minimumAmount === undefined ? null : toJsonNumber(route.minimumAmount),
  isCarried: bridging.providers.some(provider => provider.supportsRoute(route)),
})
