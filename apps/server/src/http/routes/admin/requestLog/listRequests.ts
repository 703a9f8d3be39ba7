import type { Context } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'

const classes = { succeeded: 2, refused: 4, failed: 5 } as const

export const listRequestsHandler: AdminHandler<'listRequests'> = async (
  ctx,
  { scope, body: { result, fromTimestamp, toTimestamp, count = 50, ...filter } },
) => {
  const requests = await ctx.store.requestLog.list(scope, {
    ...filter,
    count,
    ...defined({
      statusClass: result && classes[result],
      fromMs: fromTimestamp === undefined ? undefined : fromTimestamp * 1_000,
      toMs: toTimestamp === undefined ? undefined : toTimestamp * 1_000 + 999,
    }),
  })
  return requests.map(requestView)
}

type Requests = Awaited<ReturnType<Context['store']['requestLog']['list']>>

const requestView = (one: Requests[number]) => ({
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
})
