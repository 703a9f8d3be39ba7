import type { AdminHandler } from '../../../handler.ts'

const dayMs = 24 * 60 * 60_000

const maxGroups = 50

export const listRequestErrorsHandler: AdminHandler<'listRequestErrors'> = async (ctx, { scope }) => {
  const groups = await ctx.store.requestLog.groupErrors(scope, ctx.clock.nowMs() - dayMs, maxGroups)
  return groups.map(({ api, operation, status, errorType, requests, firstAtMs, lastAtMs }) => ({
    api,
    operation,
    statusCode: status,
    errorType: errorType ?? null,
    requests,
    firstTimestamp: Math.floor(firstAtMs / 1_000),
    lastTimestamp: Math.floor(lastAtMs / 1_000),
  }))
}
