import Type from 'typebox'

import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { BrokerRequestStatus } from '../shared/enums.ts'

const Position = Type.Object({
  name: Type.String(),
  symbol: Type.String(),
  amount: Type.Number(),
  costBasis: Type.Optional(Type.Number()),
  /** USD, when asked for and priced. */
  marketValue: Type.Optional(Type.Number()),
  lastPrice: Type.Optional(Type.Number()),
})

export const getHoldingsOperation = operation({
  id: 'getHoldings',
  method: 'POST',
  paths: ['/holdings/get'],
  tag: 'Portfolio',
  summary: 'What a connected account holds',
  permission: 'read',
  body: Type.Object({ ...connectionFields, includeMarketValue: Type.Optional(Type.Boolean()) }),
  content: Type.Object({
    /** A dead connection is 200 with `notAuthorized` and `errorMessage`, as published clients expect. */
    status: BrokerRequestStatus,
    errorMessage: Type.Optional(Type.String()),
    displayMessage: Type.Optional(Type.String()),
    type: Type.String(),
    accountId: Type.Optional(Type.String()),
    accountName: Type.Optional(Type.String()),
    institutionName: Type.Optional(Type.String()),
    cryptocurrencyPositions: Type.Array(Position),
    equityPositions: Type.Array(Position),
    notSupportedCryptocurrencyPositions: Type.Array(Position),
    notSupportedEquityPositions: Type.Array(Position),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})
