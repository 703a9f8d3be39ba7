import Type from 'typebox'

import { Pair } from '../bridging/pair.ts'
import { enumOf } from '../oneOf.ts'
import { decimalNumber, nullableNumber } from '../shared/decimalNumber.ts'
import { withUsage } from '../shared/hints.ts'
import { uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'
import { nextCursor, pageCount } from './page.ts'

const tag = 'Headless bridging'
const needsToken = true

const route = {
  origin: withUsage(Pair, 'The pair that is paid in.'),
  destination: withUsage(Pair, 'The pair that is paid out.'),
}

const ConfiguredBridgingRoute = Type.Object(
  {
    id: uuid('Id of the route.'),
    ...route,
    displayName: Type.String({ description: 'Name of the route.' }),
    minimumAmount: nullableNumber('Smallest amount of a transfer, in the origin asset. `null` without a minimum.'),
    isCarried: Type.Boolean({
      description: '`true` if a bridge provider supports the route now. Other routes are not listed to the client.',
    }),
  },
  { title: 'ConfiguredBridgingRoute', description: 'A bridging route that the client may use.' },
)

const MisdirectedDeposits = enumOf(
  'MisdirectedDeposits',
  'How deposits are handled that arrive on the wrong network, or in an asset that the bridge does not report.',
  {
    refund: 'the bridge provider is asked to send it back at once. Default.',
    hold: 'it waits in the list of transfers that need a person.',
  },
)

const MisdirectedDepositsRule = Type.Object(
  { rule: MisdirectedDeposits },
  { title: 'MisdirectedDepositsRule', description: 'The rule for misdirected deposits.' },
)

const network = Type.String({ minLength: 1, maxLength: 60, description: 'CAIP-2 chain id.' })
const order = 'Networks in order of preference, the most preferred first.'

export const listBridgingRoutesOperation = adminOperation({
  id: 'listBridgingRoutes',
  method: 'GET',
  path: '/Bridging/routes',
  tag,
  summary: 'List bridging routes',
  description:
    'Returns every configured bridging route of this environment, the network priority and the rule for misdirected deposits.',
  needsToken,
  content: Type.Object(
    {
      routes: Type.Array(ConfiguredBridgingRoute, { description: 'Configured routes.' }),
      networkPriority: Type.Array(Type.String({ description: 'CAIP-2 chain id.' }), { description: order }),
      misdirectedDeposits: MisdirectedDeposits,
    },
    { title: 'ConfiguredBridgingRoutes', description: 'The client’s bridging configuration.' },
  ),
  errors: [],
})

const textOfRoutes = { minLength: 1, maxLength: 100 }

export const searchBridgingRoutesOperation = adminOperation({
  id: 'searchBridgingRoutes',
  method: 'POST',
  path: '/Bridging/routes/list',
  tag,
  summary: 'Search bridging routes',
  description:
    'Returns configured bridging routes of this environment page by page, in the order of their pairs, and the network priority.',
  needsToken,
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
      networkPriority: Type.Array(Type.String({ description: 'CAIP-2 chain id.' }), { description: order }),
      misdirectedDeposits: MisdirectedDeposits,
    },
    { title: 'FoundBridgingRoutes', description: 'One page of routes, and the network priority.' },
  ),
  errors: ['invalidField'],
})

export const setBridgingRouteOperation = adminOperation({
  id: 'setBridgingRoute',
  method: 'PUT',
  path: '/Bridging/routes',
  tag,
  summary: 'Create or change a bridging route',
  description:
    'Creates a route between two pairs. If a route between them exists, changes its name and minimum. Answers 409 when the limit of routes is reached.',
  needsToken,
  body: Type.Object(
    {
      ...route,
      displayName: Type.Optional(
        Type.String({ maxLength: 100, description: 'Name of the route. Default: made from the two pairs.' }),
      ),
      minimumAmount: Type.Optional(
        decimalNumber('Smallest amount of a transfer, in the origin asset. Absent or 0: no minimum.'),
      ),
    },
    { title: 'SetBridgingRouteRequest', description: 'The route to create or change.' },
  ),
  content: ConfiguredBridgingRoute,
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})

export const removeBridgingRouteOperation = adminOperation({
  id: 'removeBridgingRoute',
  method: 'DELETE',
  path: '/Bridging/routes/:id',
  tag,
  summary: 'Remove a bridging route',
  description: 'Removes a route. Bridging addresses that were created on it keep working.',
  needsToken,
  params: Type.Object({ id: uuid('Id of the route.') }),
  errors: ['notFound'],
})

export const setBridgingPriorityOperation = adminOperation({
  id: 'setBridgingPriority',
  method: 'PUT',
  path: '/Bridging/networkPriority',
  tag,
  summary: 'Replace the network priority',
  description: 'Replaces the order in which route discovery with `optimized` prefers networks.',
  needsToken,
  body: Type.Object(
    { networks: Type.Array(network, { maxItems: 200, description: order }) },
    { title: 'SetNetworkPriorityRequest', description: 'The new order.' },
  ),
  content: Type.Object(
    { networks: Type.Array(Type.String({ description: 'CAIP-2 chain id.' }), { description: order }) },
    { title: 'NetworkPriority', description: 'The order of networks.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest'],
})

export const setMisdirectedDepositsOperation = adminOperation({
  id: 'setMisdirectedDeposits',
  method: 'PUT',
  path: '/Bridging/misdirectedDeposits',
  tag,
  summary: 'Set the rule for misdirected deposits',
  description:
    'Sets how deposits to bridging addresses and manual deposits are handled that arrive on the wrong network or in the wrong asset. Applies to deposits found from then on.',
  needsToken,
  body: MisdirectedDepositsRule,
  content: MisdirectedDepositsRule,
  errors: ['missingField', 'invalidField', 'badRequest'],
})
