import { type Context, listUsableNetworks, type Scope } from '@rialto/core'

export const offeredNetworksView = async (ctx: Context, scope: Scope, networkIds: readonly string[]) => ({
  networks: listUsableNetworks(ctx).map(({ network: { id, name, caip2, networkType }, symbols, brokerTypes }) => ({
    id,
    name,
    caip2,
    networkType,
    symbols: [...symbols],
    integrations: brokerTypes.length,
    isOffered: networkIds.length === 0 || networkIds.includes(id),
  })),
  areAllOffered: networkIds.length === 0,
  networkPriority: [...(await ctx.store.routes.networkPriority(scope))],
})
