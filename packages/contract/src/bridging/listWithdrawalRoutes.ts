import Type from 'typebox'
import { operation } from '../operation.ts'
import { content, noRoute, optimized, pairs } from './pair.ts'

export const listWithdrawalRoutesOperation = operation({
  id: 'listWithdrawalRoutes',
  method: 'POST',
  paths: ['/bridging/routes/withdrawal'],
  tag: 'Headless bridging',
  summary: 'List withdrawal routes',
  description: `Returns the pairs that can be paid out from the pairs that you can send from. ${noRoute}`,
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
