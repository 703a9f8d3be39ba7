import type { AdminHandler } from '../../../handler.ts'
import { offeredNetworksView } from './offeredNetworksView.ts'

export const listConfiguredNetworksHandler: AdminHandler<'listConfiguredNetworks'> = async (ctx, { scope }) =>
  offeredNetworksView(ctx, scope, (await ctx.store.linkDefaults.read(scope)).networkIds)
