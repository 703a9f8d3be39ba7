import { exportUser } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const exportUserHandler: AdminHandler<'exportUser'> = async (ctx, { scope, params }) => {
  const { userId, ...records } = await exportUser(ctx, scope, params.userId)
  const { accounts, transfers, linkSessions, linkRequests, orders } = records
  const { walletVerifications, bridgingAddresses, paymentRequests, portfolioReads } = records
  return {
    userId,
    accounts: [...accounts],
    transfers: [...transfers],
    linkSessions: [...linkSessions],
    linkRequests: [...linkRequests],
    orders: [...orders],
    walletVerifications: [...walletVerifications],
    bridgingAddresses: [...bridgingAddresses],
    paymentRequests: [...paymentRequests],
    portfolioReads: [...portfolioReads],
  }
}
