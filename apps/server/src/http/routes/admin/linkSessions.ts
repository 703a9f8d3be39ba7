import { type LinkSessionEvent, type OpenedSession, readLinkSessionHistory } from '@rialto/core'
import { defined } from '@rialto/defined'

import type { AdminHandlers } from '../../handler.ts'
import { pageOf, readCursor } from './pages.ts'

/** Link sessions of the client's users, with the events of each. */
export const linkSessionHandlers: AdminHandlers<'listLinkSessions' | 'readLinkSessionHistory'> = {
  listLinkSessions: async (ctx, { scope, body: { userId, state, cursor, count = 50 } }) => {
    const nowMs = ctx.clock.nowMs()
    const place = cursor === undefined ? undefined : readCursor(cursor)
    const rows = await ctx.store.link.listOpened(scope, {
      nowMs,
      count: count + 1,
      ...defined({ userId, state, before: place && { openedAtMs: place.atMs, id: place.id } }),
    })
    const { items, ...rest } = pageOf(rows, count, ({ openedAtMs, id }) => ({ atMs: openedAtMs, id }))
    return { items: items.map(one => view(one, nowMs)), ...rest }
  },
  readLinkSessionHistory: async (ctx, { scope, params }) => {
    const { session, events } = await readLinkSessionHistory(ctx, scope, params.id.toLowerCase())
    return { session: view(session, ctx.clock.nowMs()), events: events.map(eventView) }
  },
}

const seconds = (ms: number): number => Math.floor(ms / 1_000)

const stateOf = ({ exit, expiresAtMs }: OpenedSession, nowMs: number) =>
  exit?.outcome ?? (expiresAtMs > nowMs ? ('open' as const) : ('expired' as const))

const stageOf = ({ transferId, transferPhase, connectionIds }: OpenedSession) => {
  if (transferPhase === 'settled') return 'succeeded' as const
  if (transferId !== undefined) return 'sent' as const
  return connectionIds.length > 0 ? ('connected' as const) : ('opened' as const)
}

const view = (session: OpenedSession, nowMs: number) => ({
  id: session.id,
  userId: session.request.userId,
  state: stateOf(session, nowMs),
  stage: stageOf(session),
  exitPage: session.exit?.page ?? null,
  clientTransactionId: session.request.transfer?.transactionId ?? null,
  transferId: session.transferId ?? null,
  connections: session.connectionIds.length,
  openedTimestamp: seconds(session.openedAtMs),
  expiresTimestamp: seconds(session.expiresAtMs),
})

const eventView = (event: LinkSessionEvent) => {
  if (event.kind === 'transfer')
    return {
      timestampMs: event.atMs,
      kind: event.kind,
      name: event.change.cause,
      subject: event.change.upstreamStatus ?? null,
      status: null,
      errorType: null,
      durationMs: null,
    }
  const { operation, subject, status, errorType, durationMs } = event.request
  return {
    timestampMs: event.atMs,
    kind: event.kind,
    name: operation,
    subject: subject ?? null,
    status,
    errorType: errorType ?? null,
    durationMs,
  }
}
