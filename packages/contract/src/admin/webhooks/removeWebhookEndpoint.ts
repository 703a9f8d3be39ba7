import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'

export const removeWebhookEndpointOperation = adminOperation({
  id: 'removeWebhookEndpoint',
  method: 'DELETE',
  path: '/Webhooks/endpoints/:id',
  tag: 'Webhooks',
  summary: 'Remove a webhook endpoint',
  description: 'Removes an endpoint and the events that wait for it.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the webhook endpoint.') }),
  errors: ['notFound'],
})
