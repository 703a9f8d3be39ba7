import { readCatalogueUse, restoreConnections } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { linkConnection } from './views/linkViews.ts'

export const restoreConnectionsHandler: LinkHandler<'restoreConnections'> = async (ctx, { session, body }) => {
  const restored = await restoreConnections(ctx, session, body.accessTokens)
  const [{ lastUsedAtMs }, current] = await Promise.all([
    readCatalogueUse(ctx, session),
    ctx.store.link.findById(session.scope, session.id),
  ])
  const facts = { provenIds: current?.provenIds ?? [], lastUsedAtMs }
  return { connections: restored.map(connection => linkConnection(ctx, connection, facts)) }
}
