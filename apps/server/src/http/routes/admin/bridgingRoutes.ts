import { decimalFromJson, toJsonNumber } from '@rialto/catalog'
import {
  type ConfiguredRoute,
  type Context,
  removeRoute,
  setMisdirectedDeposits,
  setNetworkPriority,
  setRoute,
} from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandlers } from '../../handler.ts'

type Ids =
  | 'listBridgingRoutes'
  | 'searchBridgingRoutes'
  | 'setBridgingRoute'
  | 'removeBridgingRoute'
  | 'setBridgingPriority'
  | 'setMisdirectedDeposits'

/** The client's bridging routes, and its preferred networks. */
export const bridgingRouteHandlers: AdminHandlers<Ids> = {
  listBridgingRoutes: async (ctx, { scope }) => ({
    routes: (await ctx.store.routes.list(scope)).map(route => configuredRoute(ctx, route)),
    networkPriority: [...(await ctx.store.routes.networkPriority(scope))],
    misdirectedDeposits: await ctx.store.routes.misdirectedDeposits(scope),
  }),
  searchBridgingRoutes: async (ctx, { scope, body: { find, cursor, count = 50 } }) => {
    const after = cursor === undefined ? undefined : readEnds(cursor)
    const rows = await ctx.store.routes.listPage(scope, { find, after, count: count + 1 })
    const items = rows.slice(0, count)
    const last = rows.length > count ? items.at(-1) : undefined
    return {
      items: items.map(route => configuredRoute(ctx, route)),
      networkPriority: [...(await ctx.store.routes.networkPriority(scope))],
      misdirectedDeposits: await ctx.store.routes.misdirectedDeposits(scope),
      ...defined({ nextCursor: last && writeEnds(last) }),
    }
  },
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

type Ends = Pick<ConfiguredRoute, 'origin' | 'destination'>

/** The separator occurs in neither CAIP-2 ids nor symbols. */
const writeEnds = ({ origin, destination }: Ends): string =>
  [origin.network, origin.asset, destination.network, destination.asset].join('|')

const readEnds = (cursor: string): Ends => {
  const [from = '', paid = '', to = '', received = ''] = cursor.split('|')
  return { origin: { network: from, asset: paid }, destination: { network: to, asset: received } }
}

const configuredRoute = ({ bridging }: Context, route: ConfiguredRoute) => ({
  id: route.id,
  origin: route.origin,
  destination: route.destination,
  displayName: route.displayName,
  minimumAmount: route.minimumAmount === undefined ? null : toJsonNumber(route.minimumAmount),
  isCarried: bridging.providers.some(provider => provider.supportsRoute(route)),
})
