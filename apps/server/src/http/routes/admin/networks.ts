import { type Context, listUsableNetworks, replaceOfferedNetworks, type Scope } from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

/** Networks that the client offers, and those it prefers. */
export const networkHandlers: AdminHandlers<'listConfiguredNetworks' | 'replaceOfferedNetworks'> = {
  listConfiguredNetworks: async (ctx, { scope }) =>
    view(ctx, scope, (await ctx.store.linkDefaults.read(scope)).networkIds),
  replaceOfferedNetworks: async (ctx, { scope, body }) =>
    view(ctx, scope, await replaceOfferedNetworks(ctx, scope, body.networkIds)),
}

const view = async (ctx: Context, scope: Scope, networkIds: readonly string[]) => ({
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
