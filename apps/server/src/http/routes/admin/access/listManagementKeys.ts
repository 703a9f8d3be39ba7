import type { AdminHandler } from '../../../handler.ts'
import { seconds } from '../seconds.ts'

export const listManagementKeysHandler: AdminHandler<'listManagementKeys'> = async (ctx, { scope }) =>
  (await ctx.store.adminKeys.list(scope)).map(({ id, label, createdAtMs }) => ({
    id,
    label,
    createdTimestamp: seconds(createdAtMs),
  }))
