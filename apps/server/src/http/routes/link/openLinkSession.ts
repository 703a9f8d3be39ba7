import { isOrderPaid, openLinkSession } from '@rialto/core'

import type { OpenLinkHandler } from '../../handler.ts'
import { linkSession } from './views/linkViews.ts'

/** Opens a session and uses up the link token. */
export const openLinkSessionHandler: OpenLinkHandler<'openLinkSession'> = async (ctx, { body, request }) => {
  const { sessionToken, session } = await openLinkSession(ctx, body)
  request.linkSession = session
  // Connections that the client named are returned as `restored`, like those of the SDK, because the user has connected
  // nothing in this session yet.
  const { connections, ...opened } = await linkSession(ctx, session)
  const paid = (await isOrderPaid(ctx, session)) ? { isOrderPaid: true as const } : {}
  return { sessionToken, session: { ...opened, connections: [] }, restored: connections, ...paid }
}
