import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { nextCursor, pageCount } from '../page.ts'
import { ConfiguredBridgingRoute, MisdirectedDeposits } from './bridgingRoute.ts'

const textOfRoutes = { minLength: 1, maxLength: 100 }

export const searchBridgingRoutesOperation = adminOperation({
  id: 'searchBridgingRoutes',
  method: 'POST',
  path: '/Bridging/routes/list',
  tag: 'Headless bridging',
  summary: 'Search bridging routes',
  description:
    'Returns configured bridging routes of this environment page by page, in the order of their pairs, and the network priority.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      find: Type.Optional(
        Type.String({ ...textOfRoutes, description: 'Part of the name, a network or an asset, in any case.' }),
      ),
      cursor: Type.Optional(
        Type.String({
          maxLength: 300,
          pattern: '^[^|]{1,70}(\\|[^|]{1,70}){3}$',
          description: '`nextCursor` of the page before. Send the same `find` again.',
        }),
      ),
      count: pageCount,
    },
    { title: 'SearchBridgingRoutesRequest', description: 'Which routes to return.' },
  ),
  content: Type.Object(
    {
      items: Type.Array(ConfiguredBridgingRoute, { description: 'Routes of this page.' }),
      nextCursor,
      networkPriority: Type.Array(Type.String({ description: 'CAIP-2 chain id.' }), {
        description: 'Networks in order of preference, the most preferred first.',
      }),
      misdirectedDeposits: MisdirectedDeposits,
    },
    { title: 'FoundBridgingRoutes', description: 'One page of routes, and the network priority.' },
  ),
  errors: ['invalidField'],
})
