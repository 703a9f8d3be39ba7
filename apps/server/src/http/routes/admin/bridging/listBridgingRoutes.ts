import type { AdminHandler } from '../../../handler.ts'
import { configuredRoute } from './configuredRoute.ts'

export const listBridgingRoutesHandler: AdminHandler<'listBridgingRoutes'> = async (ctx, { scope }) => ({
  routes: (await ctx.store.routes.list(scope)).map(route => configuredRoute(ctx, route)),
  networkPriority: [...(await ctx.store.routes.networkPriority(scope))],
  misdirectedDeposits: await ctx.store.routes.misdirectedDeposits(scope),
})
