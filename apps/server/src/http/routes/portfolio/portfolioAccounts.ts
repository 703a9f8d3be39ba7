import type { PortfolioKind, PortfolioPart } from '@rialto/core'

/** Where a portfolio's sums come from, as the API tells it. */
export const portfolioAccounts = (parts: readonly PortfolioPart<PortfolioKind>[]) =>
  parts.map(({ connection, read }) => ({
    type: connection.type,
    accountId: connection.upstreamId,
    accountName: connection.accountName,
    state: connection.state,
    ...(read === undefined ? {} : { asOf: Math.floor(read.asOfMs / 1000) }),
  }))
