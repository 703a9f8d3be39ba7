import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { adminOperation } from '../adminOperation.ts'
import { WebhookEndpoint } from './webhookEndpoint.ts'

export const resumeWebhookEndpointOperation = adminOperation({
  id: 'resumeWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/resume',
  tag: 'Webhooks',
  summary: 'Resume a webhook endpoint',
  description: 'Delivers what waits for the endpoint now, in order, and later events as they happen.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the webhook endpoint.') }),
  content: WebhookEndpoint,
  errors: ['notFound'],
})
