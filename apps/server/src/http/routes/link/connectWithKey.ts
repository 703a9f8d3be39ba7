import { connectWithKey } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { newLinkConnection } from './views/linkViews.ts'

export const connectWithKeyHandler: LinkHandler<'connectWithKey'> = async (ctx, { session, body }) => {
  const { connection, isReconnected } = await connectWithKey(ctx, session, body)
  return newLinkConnection(ctx, connection, isReconnected)
}
