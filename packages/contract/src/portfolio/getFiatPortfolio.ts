import Type from 'typebox'

import { operation } from '../operation.ts'
import { PortfolioAccounts, PortfolioUserId } from './portfolioQuery.ts'

export const getFiatPortfolioOperation = operation({
  id: 'getFiatPortfolio',
  method: 'GET',
  paths: ['/balance/portfolio'],
  tag: 'Balance',
  summary: 'Fiat balances of all of a user’s accounts, as last read',
  permission: 'read',
  query: Type.Object({ UserId: PortfolioUserId }),
  content: Type.Object({
    fiatBalances: Type.Array(Type.Object({ symbol: Type.String(), cash: Type.Number(), buyingPower: Type.Number() })),
    accounts: PortfolioAccounts,
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
