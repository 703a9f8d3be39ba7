import { eraseUser, exportUser } from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

/** All stored data about one user of the client. */
export const userHandlers: AdminHandlers<'exportUser' | 'eraseUser'> = {
  exportUser: async (ctx, { scope, params }) => {
    const { userId, ...records } = await exportUser(ctx, scope, params.userId)
    const { accounts, transfers, linkSessions, linkRequests, orders } = records
    const { walletVerifications, bridgingAddresses, portfolioReads } = records
    return {
      userId,
      accounts: [...accounts],
      transfers: [...transfers],
      linkSessions: [...linkSessions],
      linkRequests: [...linkRequests],
      orders: [...orders],
      walletVerifications: [...walletVerifications],
      bridgingAddresses: [...bridgingAddresses],
      portfolioReads: [...portfolioReads],
    }
  },
  eraseUser: async (ctx, { scope, params }) => {
    const { accounts, inProgress, waitsFor } = await eraseUser(ctx, scope, params.userId)
    return { removedAccounts: accounts, inProgress, waitsFor: [...waitsFor] }
  },
}
