import type { linkOperationsById } from '@rialto/contract'
import { filterCatalogue, finishLinkSession, openLinkSession, readFiatPrice } from '@rialto/core'

import type { HandlerOf, LinkHandlers } from '../../handler.ts'
import { linkSession } from './linkViews.ts'

/** Opens a session and uses up the link token. */
export const openLinkSessionHandler: HandlerOf<(typeof linkOperationsById)['openLinkSession'], object> = async (
  ctx,
  { body, request },
) => {
  const { sessionToken, session } = await openLinkSession(ctx, body)
  request.linkSession = session
  // Connections that the client named are returned as `restored`, like those of the SDK, because the user has connected
  // nothing in this session yet.
  const { connections, ...opened } = await linkSession(ctx, session)
  return { sessionToken, session: { ...opened, connections: [] }, restored: connections }
}

export const sessionHandlers: LinkHandlers<
  'readLinkSession' | 'filterCatalogue' | 'readFiatPrice' | 'finishLinkSession'
> = {
  // A reload in the same tab reads the session again.
  readLinkSession: (ctx, { session }) => linkSession(ctx, session),
  filterCatalogue: (ctx, { session, body }) => filterCatalogue(ctx, session, body),
  readFiatPrice: (ctx, { body: { currency } }) => readFiatPrice(ctx, currency),
  finishLinkSession: (ctx, { session, body }) => finishLinkSession(ctx, session, body),
}
