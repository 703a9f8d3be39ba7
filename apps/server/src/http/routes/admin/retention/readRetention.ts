import type { AdminHandler } from '../../../handler.ts'
import { retentionView } from './retentionView.ts'

export const readRetentionHandler: AdminHandler<'readRetention'> = async (ctx, { scope }) =>
  retentionView(ctx, await ctx.store.clients.transferRetentionDays(scope))
