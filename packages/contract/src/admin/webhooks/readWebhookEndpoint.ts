import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { WebhookEndpoint } from './webhookEndpoint.ts'

export const readWebhookEndpointOperation = adminOperation({
  id: 'readWebhookEndpoint',
  method: 'GET',
  path: '/Webhooks/endpoints/:id',
  tag: 'Webhooks',
  summary: 'Get a webhook endpoint',
  description: 'Returns one webhook endpoint of this environment.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the webhook endpoint.') }),
  content: WebhookEndpoint,
  errors: ['notFound'],
})
