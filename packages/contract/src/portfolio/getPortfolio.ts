import Type from 'typebox'

import { operation } from '../operation.ts'
import { PortfolioAccounts, PortfolioUserId } from './portfolioQuery.ts'

const Position = Type.Object({
  name: Type.String(),
  symbol: Type.String(),
  amount: Type.Number(),
  /** USD, as of the read; absent where nobody quoted it. */
  marketValue: Type.Optional(Type.Number()),
  lastPrice: Type.Optional(Type.Number()),
})

export const getPortfolioOperation = operation({
  id: 'getPortfolio',
  method: 'GET',
  paths: ['/holdings/portfolio'],
  tag: 'Portfolio',
  summary: 'What all of a user’s accounts hold, as last read',
  permission: 'read',
  query: Type.Object({
    UserId: PortfolioUserId,
    /** Accepted for older clients; nothing here depends on the time of day. */
    TimezoneOffset: Type.Optional(Type.Integer({ 'x-numericString': true })),
  }),
  content: Type.Object({
    /** USD. */
    equitiesValue: Type.Number(),
    cryptocurrenciesValue: Type.Number(),
    nftsValue: Type.Number(),
    equityPositions: Type.Array(Position),
    cryptocurrencyPositions: Type.Array(Position),
    nftPositions: Type.Array(Position),
    accounts: PortfolioAccounts,
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
