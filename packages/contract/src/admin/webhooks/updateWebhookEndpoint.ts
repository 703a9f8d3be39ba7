import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { SetWebhookEndpointRequest, WebhookEndpoint } from './webhookEndpoint.ts'

export const updateWebhookEndpointOperation = adminOperation({
  id: 'updateWebhookEndpoint',
  method: 'PUT',
  path: '/Webhooks/endpoints/:id',
  tag: 'Webhooks',
  summary: 'Replace a webhook endpoint',
  description:
    'Replaces URL, filter and label; the secret is kept. A paused endpoint is resumed, and what waited is delivered to the URL.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the webhook endpoint.') }),
  body: SetWebhookEndpointRequest,
  content: WebhookEndpoint,
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})
