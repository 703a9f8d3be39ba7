import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { WebhookEndpoint } from './webhookEndpoint.ts'

export const listWebhookEndpointsOperation = adminOperation({
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/Webhooks/endpoints',
  tag: 'Webhooks',
  summary: 'List webhook endpoints',
  description: 'Returns every webhook endpoint of this environment, the oldest first, without its secrets.',
  needsToken: true,
  content: Type.Array(WebhookEndpoint, { description: 'Webhook endpoints.' }),
  errors: [],
})
