import { ApiError, connectionOfSession } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { newLinkConnection } from './views/linkViews.ts'

export const takeStoredConnectionHandler: LinkHandler<'takeStoredConnection'> = async (ctx, { session, body }) => {
  const connection = await connectionOfSession(ctx, session, body.connectionId)
  if (connection?.state !== 'active') throw new ApiError('invalidIntegrationToken')
  return newLinkConnection(ctx, connection, true)
}
