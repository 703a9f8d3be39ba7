import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields, institutionErrors } from '../shared/connectionRequest.ts'
import { BrokerRequestStatus, BrokerType } from '../shared/enums.ts'

const Position = Type.Object(
  {
    name: Type.String({ description: 'Display name of the asset.' }),
    symbol: Type.String({ description: 'Symbol of the asset.' }),
    amount: Type.Number({ description: 'Amount held, in whole units of the asset.' }),
    costBasis: Type.Optional(
      Type.Number({
        description: 'Purchase cost of the amount, in USD. Absent if the institution does not provide it.',
      }),
    ),
    marketValue: Type.Optional(
      Type.Number({ description: 'Value of the amount, in USD. Present if it was requested and a price is known.' }),
    ),
    lastPrice: Type.Optional(
      Type.Number({ description: 'Price of one unit, in USD. Present if it was requested and is known.' }),
    ),
    isPriceStale: Type.Optional(
      Type.Boolean({
        description:
          '`true`: `lastPrice` was more than five minutes old, because no price source responded. Otherwise absent.',
      }),
    ),
  },
  { title: 'HoldingPosition', description: 'An asset that the account holds.' },
)

const positions = (description: string) => Type.Array(Position, { description })

export const getHoldingsOperation = operation({
  id: 'getHoldings',
  method: 'POST',
  paths: ['/holdings/get'],
  tag: 'Portfolio',
  summary: 'Get the holdings of an account',
  description:
    'Reads the holdings of a connected account from its institution, in real time. If the authorization has ended, answers 200 with `content.status` `notAuthorized`; the user then has to connect the account again.',
  permission: 'read',
  body: Type.Object(
    {
      ...connectionFields,
      includeMarketValue: Type.Optional(
        Type.Boolean({ description: '`true`: positions include `marketValue` and `lastPrice`. Default `false`.' }),
      ),
    },
    { title: 'GetHoldingsRequest', description: 'The connected account to read.' },
  ),
  content: Type.Object(
    {
      status: BrokerRequestStatus,
      errorMessage: Type.Optional(
        Type.String({ description: 'Message for developers. Present unless `status` is `succeeded`.' }),
      ),
      displayMessage: Type.Optional(Type.String({ description: 'Message that you may show to the end user.' })),
      type: BrokerType,
      accountId: Type.Optional(Type.String({ description: 'Account id at the institution.' })),
      accountName: Type.Optional(Type.String({ description: 'Account name at the institution.' })),
      institutionName: Type.Optional(Type.String({ description: 'Display name of the institution.' })),
      cryptocurrencyPositions: positions('Cryptocurrencies and tokens.'),
      equityPositions: positions('Equities.'),
      notSupportedCryptocurrencyPositions: positions('Cryptocurrencies that this API does not support otherwise.'),
      notSupportedEquityPositions: positions('Equities that this API does not support otherwise.'),
    },
    { title: 'Holdings', description: 'Holdings of one account.' },
  ),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})
