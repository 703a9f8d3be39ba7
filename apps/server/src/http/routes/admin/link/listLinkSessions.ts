import { defined } from '@rialto/defined'

import type { AdminHandler } from '../../../handler.ts'
import { pageOf, readCursor } from '../pages.ts'
import { linkSessionView } from './linkSessionView.ts'

export const listLinkSessionsHandler: AdminHandler<'listLinkSessions'> = async (
  ctx,
  { scope, body: { userId, state, cursor, count = 50 } },
) => {
  const nowMs = ctx.clock.nowMs()
  const place = cursor === undefined ? undefined : readCursor(cursor)
  const rows = await ctx.store.link.listOpened(scope, {
    nowMs,
    count: count + 1,
    ...defined({ userId, state, before: place && { openedAtMs: place.atMs, id: place.id } }),
  })
  const { items, ...rest } = pageOf(rows, count, ({ openedAtMs, id }) => ({ atMs: openedAtMs, id }))
  return { items: items.map(one => linkSessionView(one, nowMs)), ...rest }
}
