import Type from 'typebox'

import { operation } from '../operation.ts'
import { institutionErrors } from '../shared/institutionErrors.ts'
import { connectionFields } from '../shared/connectionRequest.ts'

export const getBalanceOperation = operation({
  id: 'getBalance',
  method: 'POST',
  paths: ['/balance/get'],
  tag: 'Balance',
  summary: 'Real-time fiat balances of a connected account',
  permission: 'read',
  body: Type.Object(connectionFields),
  content: Type.Object({
    balances: Type.Array(Type.Object({ cash: Type.Number(), buyingPower: Type.Number(), currencyCode: Type.String() })),
    /** USD; currencies nobody prices are left out of the sum. */
    totalCashUsdValue: Type.Number(),
    totalBuyingPowerUsdValue: Type.Number(),
  }),
  errors: ['invalidField', 'missingField', 'permissionDenied', ...institutionErrors],
})
