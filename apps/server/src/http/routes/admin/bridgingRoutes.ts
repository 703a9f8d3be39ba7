import { decimalFromJson, toJsonNumber } from '@rialto/catalog'
import {
  type ConfiguredRoute,
  type Context,
  removeRoute,
  setMisdirectedDeposits,
  setNetworkPriority,
  setRoute,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

type Ids =
  | 'listBridgingRoutes'
  | 'setBridgingRoute'
  | 'removeBridgingRoute'
  | 'setBridgingPriority'
  | 'setMisdirectedDeposits'

/** Which bridging routes the client has, and which of its networks it prefers. */
export const bridgingRouteHandlers: AdminHandlers<Ids> = {
  listBridgingRoutes: async (ctx, { scope }) => ({
    routes: (await ctx.store.routes.list(scope)).map(route => configuredRoute(ctx, route)),
    networkPriority: [...(await ctx.store.routes.networkPriority(scope))],
    misdirectedDeposits: await ctx.store.routes.misdirectedDeposits(scope),
  }),
  setBridgingRoute: async (ctx, { scope, body }) =>
    configuredRoute(ctx, await setRoute(ctx, scope, { ...body, minimumAmount: decimalFromJson(body.minimumAmount) })),
  removeBridgingRoute: async (ctx, { scope, params }) => {
    await removeRoute(ctx, scope, params.id)
  },
  setBridgingPriority: async (ctx, { scope, body }) => ({
    networks: [...(await setNetworkPriority(ctx, scope, body.networks))],
  }),
  setMisdirectedDeposits: async (ctx, { scope, body }) => ({
    rule: await setMisdirectedDeposits(ctx, scope, body.rule),
  }),
}

const configuredRoute = ({ bridging }: Context, route: ConfiguredRoute) => ({
  id: route.id,
  origin: route.origin,
  destination: route.destination,
  displayName: route.displayName,
  minimumAmount: route.minimumAmount === undefined ? null : toJsonNumber(route.minimumAmount),
  isCarried: bridging.providers.some(provider => provider.supportsRoute(route)),
})
