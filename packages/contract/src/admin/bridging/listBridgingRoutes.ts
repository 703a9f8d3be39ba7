import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { ConfiguredBridgingRoute, MisdirectedDeposits } from './bridgingRoute.ts'

export const listBridgingRoutesOperation = adminOperation({
  id: 'listBridgingRoutes',
  method: 'GET',
  path: '/Bridging/routes',
  tag: 'Headless bridging',
  summary: 'List bridging routes',
  description:
    'Returns every configured bridging route of this environment, the network priority and the rule for misdirected deposits.',
  needsToken: true,
  content: Type.Object(
    {
      routes: Type.Array(ConfiguredBridgingRoute, { description: 'Configured routes.' }),
      networkPriority: Type.Array(Type.String({ description: 'CAIP-2 chain id.' }), {
        description: 'Networks in order of preference, the most preferred first.',
      }),
      misdirectedDeposits: MisdirectedDeposits,
    },
    { title: 'ConfiguredBridgingRoutes', description: 'The client’s bridging configuration.' },
  ),
  errors: [],
})
