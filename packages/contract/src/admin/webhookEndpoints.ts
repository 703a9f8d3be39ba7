import Type from 'typebox'

import { enumOf } from '../oneOf.ts'
import { uuid } from '../shared/uuid.ts'
import { nullableText } from '../webhooks/eventFields.ts'
import { WebhookEventType } from '../webhooks/eventTypes.ts'
import { adminOperation } from './adminOperation.ts'

const tag = 'Webhooks'
const needsToken = true
const params = Type.Object({ id: uuid('Id of the webhook endpoint.') })
const nullableSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

const DeliveryState = enumOf('WebhookDeliveryState', 'How the delivery of an event stands.', {
  waiting: 'not delivered yet: it is due, repeated later, held back by an earlier event, or its endpoint is paused.',
  delivered: 'the endpoint accepted it.',
  failed: 'given up: the endpoint refused it for five days and accepted others. Replay sends it again.',
})

const endpointFields = {
  id: uuid('Id of the webhook endpoint.'),
  url: Type.String({ description: 'URL that receives the events.' }),
  label: Type.String({ description: 'Your name for the endpoint. Empty if it has none.' }),
  eventTypes: Type.Array(WebhookEventType, { description: 'Events that are sent. Empty: every event.' }),
  status: enumOf('WebhookEndpointStatus', 'State of the endpoint.', {
    active: 'deliveries are accepted.',
    failing: 'the last deliveries failed, and none was accepted since.',
    paused: 'nothing is sent and events wait. `pauseReason` says why.',
  }),
  pauseReason: nullableText('Why the endpoint is paused. `null` unless it is.'),
  pausedTimestamp: nullableSeconds('When it was paused, in Unix seconds. `null` unless it is.'),
  previousSecretUntilTimestamp: nullableSeconds(
    'Until when the secret before the current one signs too, in Unix seconds. `null` if no secret was replaced with an overlap.',
  ),
  waitingEvents: Type.Integer({ description: 'How many events wait to be delivered.' }),
  createdTimestamp: Type.Integer({ description: 'When the endpoint was created, in Unix seconds.' }),
}

const WebhookEndpoint = Type.Object(endpointFields, {
  title: 'WebhookEndpoint',
  description: 'A webhook endpoint of the client.',
})

const SetWebhookEndpointRequest = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      maxLength: 2_000,
      description: 'URL that receives the events: public and https in production.',
    }),
    eventTypes: Type.Optional(
      Type.Array(WebhookEventType, { maxItems: 50, description: 'Events to send. Absent: every event.' }),
    ),
    label: Type.Optional(Type.String({ maxLength: 100, description: 'Your name for the endpoint.' })),
  },
  { title: 'SetWebhookEndpointRequest', description: 'A webhook endpoint.' },
)

export const listWebhookEndpointsOperation = adminOperation({
  id: 'listWebhookEndpoints',
  method: 'GET',
  path: '/Webhooks/endpoints',
  tag,
  summary: 'List webhook endpoints',
  description: 'Returns every webhook endpoint of this environment, the oldest first, without its secrets.',
  needsToken,
  content: Type.Array(WebhookEndpoint, { description: 'Webhook endpoints.' }),
  errors: [],
})

export const createWebhookEndpointOperation = adminOperation({
  id: 'createWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints',
  tag,
  summary: 'Create a webhook endpoint',
  description:
    'Creates an endpoint and returns its signing secret, once. A client has at most 20; a further one answers 409. A URL that can never be delivered to is refused.',
  needsToken,
  body: SetWebhookEndpointRequest,
  content: Type.Object(
    {
      ...endpointFields,
      secret: Type.String({ description: 'Signing secret: `whsec_` and Base64. It is not shown again.' }),
    },
    { title: 'CreatedWebhookEndpoint', description: 'The new endpoint with its secret.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest', 'conflict'],
})

export const readWebhookEndpointOperation = adminOperation({
  id: 'readWebhookEndpoint',
  method: 'GET',
  path: '/Webhooks/endpoints/:id',
  tag,
  summary: 'Get a webhook endpoint',
  description: 'Returns one webhook endpoint of this environment.',
  needsToken,
  params,
  content: WebhookEndpoint,
  errors: ['notFound'],
})

export const updateWebhookEndpointOperation = adminOperation({
  id: 'updateWebhookEndpoint',
  method: 'PUT',
  path: '/Webhooks/endpoints/:id',
  tag,
  summary: 'Replace a webhook endpoint',
  description:
    'Replaces URL, filter and label; the secret is kept. A paused endpoint is resumed, and what waited is delivered to the URL.',
  needsToken,
  params,
  body: SetWebhookEndpointRequest,
  content: WebhookEndpoint,
  errors: ['missingField', 'invalidField', 'badRequest', 'notFound'],
})

export const removeWebhookEndpointOperation = adminOperation({
  id: 'removeWebhookEndpoint',
  method: 'DELETE',
  path: '/Webhooks/endpoints/:id',
  tag,
  summary: 'Remove a webhook endpoint',
  description: 'Removes an endpoint and the events that wait for it.',
  needsToken,
  params,
  errors: ['notFound'],
})

export const pauseWebhookEndpointOperation = adminOperation({
  id: 'pauseWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/pause',
  tag,
  summary: 'Pause a webhook endpoint',
  description: 'Stops deliveries to an endpoint. Its events wait until it is resumed.',
  needsToken,
  params,
  content: WebhookEndpoint,
  errors: ['notFound'],
})

export const resumeWebhookEndpointOperation = adminOperation({
  id: 'resumeWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/resume',
  tag,
  summary: 'Resume a webhook endpoint',
  description: 'Delivers what waits for the endpoint now, in order, and later events as they happen.',
  needsToken,
  params,
  content: WebhookEndpoint,
  errors: ['notFound'],
})

export const rotateWebhookSecretOperation = adminOperation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/secret',
  tag,
  summary: 'Replace the secret of a webhook endpoint',
  description: 'Creates a signing secret and returns it, once. During the overlap the secret before it signs too.',
  needsToken,
  params,
  body: Type.Object(
    {
      overlapSeconds: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: 2_592_000,
          description: 'How long both secrets sign, in seconds: 0 to 2592000 (30 days). Default 86400 (24 hours).',
        }),
      ),
    },
    { title: 'RotateWebhookSecretRequest', description: 'How to replace the secret.' },
  ),
  content: Type.Object(
    {
      secret: Type.String({ description: 'Signing secret: `whsec_` and Base64. It is not shown again.' }),
      previousSecretUntilTimestamp: nullableSeconds(
        'Until when the secret before it signs too, in Unix seconds. `null` without an overlap.',
      ),
    },
    { title: 'WebhookSecret', description: 'The new secret.' },
  ),
  errors: ['invalidField', 'badRequest', 'notFound'],
})

export const testWebhookEndpointOperation = adminOperation({
  id: 'testWebhookEndpoint',
  method: 'POST',
  path: '/Webhooks/endpoints/:id/test',
  tag,
  summary: 'Send a test event',
  description:
    'Sends a signed `webhook.test` event now and returns the endpoint’s answer. It is neither stored nor repeated, and also sent to a paused endpoint.',
  needsToken,
  params,
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

const filter = {
  endpointId: Type.Optional(uuid('Id of a webhook endpoint.')),
  eventId: Type.Optional(uuid('`EventId` of an event.')),
  transferId: Type.Optional(uuid('Id of a transfer.')),
  eventType: Type.Optional(WebhookEventType),
  state: Type.Optional(DeliveryState),
  fromTimestamp: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9_999_999_999,
      description: 'Events that happened at this time or later, in Unix seconds.',
    }),
  ),
  toTimestamp: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: 9_999_999_999,
      description: 'Events that happened before this time, in Unix seconds.',
    }),
  ),
}

export const listWebhookDeliveriesOperation = adminOperation({
  id: 'listWebhookDeliveries',
  method: 'POST',
  path: '/Webhooks/deliveries/list',
  tag,
  summary: 'List webhook deliveries',
  description:
    'Returns events and how their deliveries stand, the newest first. All filters that are given must match.',
  needsToken,
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

export const replayWebhookEventsOperation = adminOperation({
  id: 'replayWebhookEvents',
  method: 'POST',
  path: '/Webhooks/deliveries/replay',
  tag,
  summary: 'Send events again',
  description:
    'Sends events again in order, with the same `EventId`. Name an event, a transfer or the time from which on; further filters narrow it.',
  needsToken,
  role: 'support',
  body: Type.Object(filter, { title: 'ReplayWebhookEventsRequest', description: 'Which events to send again.' }),
  content: Type.Object(
    { replayed: Type.Integer({ description: 'How many deliveries are sent again.' }) },
    { title: 'ReplayedWebhookEvents', description: 'The deliveries to repeat.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest'],
})
