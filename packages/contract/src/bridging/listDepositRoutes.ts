import Type from 'typebox'
import { operation } from '../operation.ts'
import { content, noRoute, optimized, pairs } from './pair.ts'

export const listDepositRoutesOperation = operation({
  id: 'listDepositRoutes',
  method: 'POST',
  paths: ['/bridging/routes/deposit'],
  tag: 'Headless bridging',
  summary: 'List deposit routes',
  description: `Returns the pairs that users can pay in to reach the pairs that you can receive. ${noRoute}`,
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
