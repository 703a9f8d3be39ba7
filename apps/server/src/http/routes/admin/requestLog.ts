import { defined } from '@rialto/defined'

import type { AdminHandlers } from '../../handler.ts'

const dayMs = 24 * 60 * 60_000
const maxGroups = 50
const classes = { succeeded: 2, refused: 4, failed: 5 } as const

/** Requests of the client and their outcomes. */
export const requestLogHandlers: AdminHandlers<'listRequests' | 'listRequestErrors'> = {
  listRequests: async (ctx, { scope, body: { result, fromTimestamp, toTimestamp, count = 50, ...filter } }) => {
    const requests = await ctx.store.requestLog.list(scope, {
      ...filter,
      count,
      ...defined({
        statusClass: result && classes[result],
        fromMs: fromTimestamp === undefined ? undefined : fromTimestamp * 1_000,
        toMs: toTimestamp === undefined ? undefined : toTimestamp * 1_000 + 999,
      }),
    })
    return requests.map(one => ({
      id: one.id,
      timestampMs: one.atMs,
      api: one.api,
      operation: one.operation,
      method: one.method,
      path: one.path,
      fields: [...one.fields],
      statusCode: one.status,
      errorType: one.errorType ?? null,
      durationMs: one.durationMs,
      keyId: one.keyId ?? null,
      linkSessionId: one.linkSessionId ?? null,
    }))
  },
  listRequestErrors: async (ctx, { scope }) => {
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
  },
}
