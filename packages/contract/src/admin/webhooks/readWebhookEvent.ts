import Type from 'typebox'

import { withUsage } from '../../shared/hints.ts'
import { StoredRecord } from '../../shared/storedRecord.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { adminOperation } from '../adminOperation.ts'

export const readWebhookEventOperation = adminOperation({
  id: 'readWebhookEvent',
  method: 'GET',
  path: '/Webhooks/events/:eventId',
  tag: 'Webhooks',
  summary: 'Get an event with its attempts',
  description: 'Returns the body of an event as endpoints receive it, and every attempt to deliver it.',
  needsToken: true,
  params: Type.Object({ eventId: uuid('`EventId` of the event.') }),
  content: Type.Object(
    {
      eventId: uuid('`EventId` of the event.'),
      body: withUsage(StoredRecord, 'The body, without `Id` and `SentTimestamp`, which each attempt adds.'),
      attempts: Type.Array(
        Type.Object(
          {
            endpointId: uuid('Id of the webhook endpoint.'),
            number: Type.Integer({ description: 'Number of the attempt. The first is 1.' }),
            startedTimestamp: Type.Integer({ description: 'When it began, in Unix seconds.' }),
            durationMs: Type.Integer({ description: 'How long it took, in milliseconds.' }),
            statusCode: Type.Union([Type.Integer(), Type.Null()], {
              description: 'HTTP status of the answer. `null` if there was none.',
            }),
            error: nullableText('Why there was no answer. `null` if there was one.'),
          },
          { title: 'WebhookAttempt', description: 'One attempt.' },
        ),
        { description: 'Attempts, the oldest first for each endpoint.' },
      ),
    },
    { title: 'WebhookEventDetails', description: 'An event and its attempts.' },
  ),
  errors: ['notFound'],
})
