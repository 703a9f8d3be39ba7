import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'
import { nullableSeconds } from './webhookEndpoint.ts'

export const testWebhookEndpointOperation = adminOperation({
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/test',
  tag: 'Webhooks',
  summary: 'Send a test event',
  description:
    'Sends a signed `webhook.test` event now and returns the endpoint’s answer. It is neither stored nor repeated, and also sent to a paused endpoint.',
  needsToken: true,
  params: Type.Object({ id: uuid('Id of the webhook endpoint.') }),
  content: Type.Object(
    {
      eventId: uuid('Id of the test event.'),
      accepted: Type.Boolean({ description: '`true` if the endpoint answered with a 2xx.' }),
      statusCode: nullableSeconds('HTTP status of the answer. `null` if there was none.'),
      error: nullableText('Why there was no answer. `null` if there was one.'),
      durationMs: Type.Integer({ description: 'How long the answer took, in milliseconds.' }),
    },
    { title: 'WebhookTestResult', description: 'The endpoint’s response.' },
  ),
  errors: ['notFound'],
})
