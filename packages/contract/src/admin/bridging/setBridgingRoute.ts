import Type from 'typebox'

import { decimalNumber } from '../../shared/decimalNumber.ts'
import { adminOperation } from '../adminOperation.ts'
import { ConfiguredBridgingRoute, route } from './bridgingRoute.ts'

export const setBridgingRouteOperation = adminOperation({
  id: 'setBridgingRoute',
  method: 'PUT',
  path: '/Bridging/routes',
  tag: 'Headless bridging',
  summary: 'Create or change a bridging route',
  description:
    'Creates a route between two pairs. If a route between them exists, changes its name and minimum. Answers 409 when the limit of routes is reached.',
  needsToken: true,
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
