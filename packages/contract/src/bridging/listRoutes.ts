import Type from 'typebox'

import { operation } from '../operation.ts'
import { BridgingRoute, Pair } from './pair.ts'

const pairs = Type.Array(Pair, { minItems: 1, maxItems: 200 })
/** Default true: the configured network priority chooses where several fit. */
const optimized = Type.Optional(Type.Boolean())
const content = Type.Object({ routes: Type.Array(BridgingRoute) })

export const listWithdrawalRoutesOperation = operation({
  id: 'listWithdrawalRoutes',
  method: 'POST',
  paths: ['/bridging/routes/withdrawal'],
  tag: 'Headless bridging',
  summary: 'What can be paid out, from the pairs the client can send from',
  permission: 'read',
  feature: 'bridging',
  body: Type.Object({ sources: pairs, optimized }),
  content,
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})

export const listDepositRoutesOperation = operation({
  id: 'listDepositRoutes',
  method: 'POST',
  paths: ['/bridging/routes/deposit'],
  tag: 'Headless bridging',
  summary: 'What can be paid in, to the pairs the client can receive',
  permission: 'read',
  feature: 'bridging',
  body: Type.Object({ destinations: pairs, optimized }),
  content,
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
