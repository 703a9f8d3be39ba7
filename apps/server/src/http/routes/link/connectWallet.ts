import { connectWallet } from '@rialto/core'

import type { LinkHandler } from '../../handler.ts'
import { newLinkConnection } from './views/linkViews.ts'

export const connectWalletHandler: LinkHandler<'connectWallet'> = async (ctx, { session, body }) => {
  const { connection, isReconnected } = await connectWallet(ctx, session, body)
  return newLinkConnection(ctx, connection, isReconnected)
}
