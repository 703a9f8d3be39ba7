import { challengeWallet, connectWallet, verifyWallet } from '@rialto/core'

import type { LinkHandlers } from '../../handler.ts'
import { newLinkConnection } from './linkViews.ts'

/** How a Link session proves that its user holds an address, and connects the wallet. */
export const walletHandlers: LinkHandlers<'challengeWallet' | 'connectWallet' | 'verifyWallet'> = {
  challengeWallet: async (ctx, { session, body }) => {
    const { id, message, expiresAtMs } = await challengeWallet(ctx, session, body)
    return { challengeId: id, message, expiresAtMs }
  },
  connectWallet: async (ctx, { session, body }) => {
    const { connection, isReconnected } = await connectWallet(ctx, session, body)
    return newLinkConnection(ctx, connection, isReconnected)
  },
  verifyWallet: async (ctx, { session, body }) => {
    const { address, networkType, verifiedAtMs } = await verifyWallet(ctx, session, body)
    return { address, networkType, verifiedAtMs }
  },
}
