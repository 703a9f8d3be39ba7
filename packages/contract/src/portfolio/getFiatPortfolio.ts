import Type from 'typebox'

import { operation } from '../operation.ts'
import { PortfolioAccounts, PortfolioUserId } from './portfolioQuery.ts'

const PortfolioFiatBalance = Type.Object(
  {
    symbol: Type.String({ description: 'ISO 4217 currency code.' }),
    cash: Type.Number({ description: 'Cash, in the currency. May be negative.' }),
    buyingPower: Type.Number({ description: 'Amount available for purchases, in the currency.' }),
  },
  { title: 'PortfolioFiatBalance', description: 'Fiat balance in one currency, over all accounts.' },
)

export const getFiatPortfolioOperation = operation({
  id: 'getFiatPortfolio',
  method: 'GET',
  paths: ['/balance/portfolio'],
  tag: 'Balance',
  summary: 'Get the fiat portfolio of a user',
  description:
    'Returns the sum of the fiat balances of all accounts that the user has connected, as last read. No institution is contacted; use POST `/balance/get` for real-time data.',
  permission: 'read',
  query: Type.Object({ UserId: PortfolioUserId }),
  content: Type.Object(
    {
      fiatBalances: Type.Array(PortfolioFiatBalance, { description: 'One entry per currency.' }),
      accounts: PortfolioAccounts,
    },
    { title: 'FiatPortfolio', description: 'Fiat balances of a user.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
