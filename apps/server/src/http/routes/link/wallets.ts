import { challengeWallet, verifyWallet } from '@rialto/core'

import type { LinkHandlers } from '../../handler.ts'

/** How a Link session proves that its user holds an address. */
export const walletHandlers: LinkHandlers<'challengeWallet' | 'verifyWallet'> = {
  challengeWallet: async (ctx, { session, body }) => {
    const { id, message, expiresAtMs } = await challengeWallet(ctx, session, body)
    return { challengeId: id, message, expiresAtMs }
  },
  verifyWallet: async (ctx, { session, body }) => {
    const { address, networkType, verifiedAtMs } = await verifyWallet(ctx, session, body)
    return { address, networkType, verifiedAtMs }
  },
}
