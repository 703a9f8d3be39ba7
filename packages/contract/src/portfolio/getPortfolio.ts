import Type from 'typebox'

import { operation } from '../operation.ts'
import { stalePriced, unpriced } from '../shared/priceGaps.ts'
import { PortfolioAccounts, PortfolioUserId } from './portfolioQuery.ts'

const Position = Type.Object(
  {
    name: Type.String({ description: 'Display name of the asset.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    amount: Type.Number({ description: 'Amount held in all accounts, in whole units of the asset.' }),
    marketValue: Type.Optional(
      Type.Number({ description: 'Value of the amount when it was read, in USD. Absent if no price was known.' }),
    ),
    lastPrice: Type.Optional(
      Type.Number({ description: 'Price of one unit when it was read, in USD. Absent if none was known.' }),
    ),
    isPriceStale: Type.Optional(
      Type.Boolean({
        description:
          '`true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent.',
      }),
    ),
  },
  { title: 'PortfolioPosition', description: 'An asset that the user holds, over all accounts.' },
)

const positions = (description: string) => Type.Array(Position, { description })

export const getPortfolioOperation = operation({
  id: 'getPortfolio',
  method: 'GET',
  paths: ['/holdings/portfolio'],
  tag: 'Portfolio',
  summary: 'Get the portfolio of a user',
  description:
    'Returns the sum of the holdings of all accounts that the user has connected, as last read. No institution is contacted; use POST `/holdings/get` for real-time data.',
  permission: 'read',
  query: Type.Object({
    UserId: PortfolioUserId,
    TimezoneOffset: Type.Optional(
      Type.Integer({ description: 'Accepted for older clients and ignored.', 'x-numericString': true }),
    ),
  }),
  content: Type.Object(
    {
      equitiesValue: Type.Number({ description: 'Value of the equities, in USD.' }),
      cryptocurrenciesValue: Type.Number({ description: 'Value of the cryptocurrencies, in USD.' }),
      nftsValue: Type.Number({ description: 'Value of the NFTs, in USD.' }),
      equityPositions: positions('Equities.'),
      cryptocurrencyPositions: positions('Cryptocurrencies and tokens.'),
      nftPositions: positions('NFTs.'),
      unpricedSymbols: unpriced('Symbols'),
      stalePriceSymbols: stalePriced('Symbols'),
      accounts: PortfolioAccounts,
    },
    { title: 'Portfolio', description: 'Holdings of a user.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
