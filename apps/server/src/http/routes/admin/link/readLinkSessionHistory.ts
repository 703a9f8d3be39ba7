import { type LinkSessionEvent, readLinkSessionHistory } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { linkSessionView } from './linkSessionView.ts'

export const readLinkSessionHistoryHandler: AdminHandler<'readLinkSessionHistory'> = async (ctx, { scope, params }) => {
  const { session, events } = await readLinkSessionHistory(ctx, scope, params.id.toLowerCase())
  return { session: linkSessionView(session, ctx.clock.nowMs()), events: events.map(eventView) }
}

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
