import type { PortfolioKind, PortfolioPart } from '@rialto/core'
import { defined } from '@rialto/defined'

/** Where a portfolio's sums come from, as the API tells it. */
export const portfolioAccounts = (parts: readonly PortfolioPart<PortfolioKind>[]) =>
  parts.map(({ connection, read }) => ({
    type: connection.type,
    accountId: connection.upstreamId,
    accountName: connection.accountName,
    state: connection.state,
    ...defined({ asOf: read && Math.floor(read.asOfMs / 1000) }),
  }))
