import Type from 'typebox'

import { operation } from '../operation.ts'
import { connectionFields } from '../shared/connectionRequest.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'

export const getHoldingsValueOperation = operation({
  id: 'getHoldingsValue',
  method: 'POST',
  paths: ['/holdings/value'],
  tag: 'Portfolio',
  summary: 'What a connected account is worth, in US dollars',
  permission: 'read',
  body: Type.Object(connectionFields),
  content: Type.Object({
    /** Fiat included. What nobody prices adds nothing. */
    totalValue: Type.Number(),
    /** No history of prices is kept: every performance is 0. */
    totalPerformance: Type.Number(),
    equitiesValue: Type.Number(),
    equitiesPerformance: Type.Number(),
    cryptocurrenciesValue: Type.Number(),
    cryptocurrenciesPerformance: Type.Number(),
    nftsValue: Type.Number(),
    fiatValue: Type.Number(),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})
