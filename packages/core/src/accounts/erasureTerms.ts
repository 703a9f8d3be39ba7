import type { Context } from '../context.ts'

export const erasureTerms = (ctx: Context) => ({
  atMs: ctx.clock.nowMs(),
  retentionDays: ctx.settings.transferRetentionDays,
  watchMs: ctx.settings.bridgingWatchMs,
})
