import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeBridgingRouteOperation = adminOperation({
  id: 'removeBridgingRoute',
  method: 'DELETE',
  path: '/Bridging/routes/:id',
  tag: 'Headless bridging',
  summary: 'Remove a bridging route',
  description: 'Removes a route. Bridging addresses that were created on it keep working.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the route.') }),
  errors: ['notFound'],
})
