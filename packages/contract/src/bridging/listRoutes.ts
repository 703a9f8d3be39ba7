import Type from 'typebox'

import { operation } from '../operation.ts'
import { BridgingRoute, Pair } from './pair.ts'

const pairs = (description: string) => Type.Array(Pair, { minItems: 1, maxItems: 200, description })
const optimized = (description: string) =>
  Type.Optional(Type.Boolean({ description: `${description} Default \`true\`.` }))
const content = Type.Object(
  { routes: Type.Array(BridgingRoute, { description: 'Matching routes. Empty if there is none.' }) },
  { title: 'BridgingRoutes', description: 'The routes that were found.' },
)
const noRoute = 'An unknown network or a pair without a route is not an error: `routes` is then empty.'

export const listWithdrawalRoutesOperation = operation({
  id: 'listWithdrawalRoutes',
  method: 'POST',
  paths: ['/bridging/routes/withdrawal'],
  tag: 'Headless bridging',
  summary: 'List withdrawal routes',
  description: `Returns what can be paid out from the pairs that you can send from. ${noRoute}`,
  permission: 'read',
  feature: 'bridging',
  body: Type.Object(
    {
      sources: pairs('Pairs that you can send from.'),
      optimized: optimized(
        '`true`: at most one source per destination, chosen by the configured network priority. `false`: every matching route.',
      ),
    },
    { title: 'ListWithdrawalRoutesRequest', description: 'The pairs to find routes from.' },
  ),
  content,
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})

export const listDepositRoutesOperation = operation({
  id: 'listDepositRoutes',
  method: 'POST',
  paths: ['/bridging/routes/deposit'],
  tag: 'Headless bridging',
  summary: 'List deposit routes',
  description: `Returns what users can pay in to reach the pairs that you can receive. ${noRoute}`,
  permission: 'read',
  feature: 'bridging',
  body: Type.Object(
    {
      destinations: pairs('Pairs that you can receive.'),
      optimized: optimized(
        '`true`: at most one destination per source, chosen by the configured network priority. `false`: every matching route.',
      ),
    },
    { title: 'ListDepositRoutesRequest', description: 'The pairs to find routes to.' },
  ),
  content,
  errors: ['invalidField', 'missingField', 'permissionDenied'],
})
