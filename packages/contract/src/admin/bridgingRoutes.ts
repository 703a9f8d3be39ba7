import Type from 'typebox'

import { Pair } from '../bridging/pair.ts'
import { DecimalNumber } from '../shared/decimalNumber.ts'
import { Uuid } from '../shared/uuid.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Headless bridging'
const needsToken = true

const route = {
  origin: Pair,
  destination: Pair,
}

export const ConfiguredBridgingRoute = Type.Object({
  id: Uuid,
  ...route,
  displayName: Type.String(),
  /** In the origin asset; null where there is none. */
  minimumAmount: Type.Unsafe<number | null>({ type: 'number', nullable: true }),
  /** Whether a bridge provider joins the two now. Routes that nobody carries are not shown to the client. */
  isCarried: Type.Boolean(),
})

/** CAIP-2 ids, the most preferred first. */
const networks = Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 200 })

export const listBridgingRoutesOperation = adminOperation({
  id: 'listBridgingRoutes',
  method: 'GET',
  path: '/Bridging/routes',
  tag,
  summary: 'Every configured bridging route of this environment, and the network priority',
  needsToken,
  content: Type.Object({ routes: Type.Array(ConfiguredBridgingRoute), networkPriority: Type.Array(Type.String()) }),
  errors: [],
})

export const setBridgingRouteOperation = adminOperation({
  id: 'setBridgingRoute',
  method: 'PUT',
  path: '/Bridging/routes',
  tag,
  summary: 'Open a route, or change the name and minimum of the one between the same pairs',
  needsToken,
  body: Type.Object({
    ...route,
    /** Default: made of the two legs. */
    displayName: Type.Optional(Type.String({ maxLength: 100 })),
    /** In the origin asset. Absent or 0: none. */
    minimumAmount: Type.Optional(DecimalNumber),
  }),
  content: ConfiguredBridgingRoute,
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})

export const removeBridgingRouteOperation = adminOperation({
  id: 'removeBridgingRoute',
  method: 'DELETE',
  path: '/Bridging/routes/:id',
  tag,
  summary: 'Close a route. Addresses it has issued go on',
  needsToken,
  params: Type.Object({ id: Uuid }),
  errors: ['notFound'],
})

export const setBridgingPriorityOperation = adminOperation({
  id: 'setBridgingPriority',
  method: 'PUT',
  path: '/Bridging/networkPriority',
  tag,
  summary: 'Replace the order in which optimized route discovery prefers networks',
  needsToken,
  body: Type.Object({ networks }),
  content: Type.Object({ networks: Type.Array(Type.String()) }),
  errors: ['missingField', 'invalidField', 'badRequest'],
})
