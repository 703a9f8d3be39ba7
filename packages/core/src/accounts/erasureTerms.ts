import type { Context } from '../context.ts'

export const erasureTerms = (ctx: Pick<Context, 'clock' | 'settings'>) => ({
  atMs: ctx.clock.nowMs(),
  retentionDays: ctx.settings.transferRetentionDays,
  watchMs: ctx.settings.bridgingWatchMs,
})
