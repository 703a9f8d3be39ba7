import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { WebhookEventType } from '../../webhooks/eventTypes.ts'
import { adminOperation } from '../adminOperation.ts'
import { DeliveryState, filter, nullableSeconds } from './webhookEndpoint.ts'

export const listWebhookDeliveriesOperation = adminOperation({
  id: 'listWebhookDeliveries',
  method: 'POST',
  path: '/Webhooks/deliveries/list',
  tag: 'Webhooks',
  summary: 'List webhook deliveries',
  description:
    'Returns events and how their deliveries stand, the newest first. All filters that are given must match.',
  needsToken: true,
  role: 'readOnly',
  body: Type.Object(
    {
      ...filter,
      count: Type.Optional(
        Type.Integer({ minimum: 1, maximum: 500, description: 'How many to return: 1 to 500. Default 50.' }),
      ),
      offset: Type.Optional(
        Type.Integer({ minimum: 0, maximum: 1_000_000, description: 'How many to skip. Default 0.' }),
      ),
    },
    { title: 'ListWebhookDeliveriesRequest', description: 'Which deliveries to list.' },
  ),
  content: Type.Array(
    Type.Object(
      {
        eventId: uuid('`EventId` of the event.'),
        endpointId: uuid('Id of the webhook endpoint.'),
        eventType: WebhookEventType,
        transferId: nullableText('Id of the transfer. `null` if the event is about something else.'),
        sequence: Type.Integer({ description: '`Sequence` of the event.' }),
        state: DeliveryState,
        createdTimestamp: Type.Integer({ description: 'When the event happened, in Unix seconds.' }),
        attempts: Type.Integer({ description: 'How often it was sent.' }),
        lastStatusCode: nullableSeconds('HTTP status of the last answer. `null` if there was none.'),
        lastError: nullableText('Why the last attempt had no answer. `null` if it had one.'),
        nextAttemptTimestamp: nullableSeconds(
          'When it is sent next, in Unix seconds. `null` if it has ended or waits for its endpoint or an earlier event.',
        ),
      },
      { title: 'WebhookDelivery', description: 'An event for one endpoint.' },
    ),
    { description: 'Deliveries.' },
  ),
  errors: ['invalidField', 'badRequest'],
})
