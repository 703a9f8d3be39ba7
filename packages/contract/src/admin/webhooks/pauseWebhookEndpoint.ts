import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { WebhookEndpoint } from './webhookEndpoint.ts'

export const pauseWebhookEndpointOperation = adminOperation({
  id: 'pauseWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/pause',
  tag: 'Webhooks',
  summary: 'Pause a webhook endpoint',
  description: 'Stops deliveries to an endpoint. Its events wait until it is resumed.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the webhook endpoint.') }),
  content: WebhookEndpoint,
  errors: ['notFound'],
})
