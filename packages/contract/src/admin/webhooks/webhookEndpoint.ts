import Type from 'typebox'

import { enumOf } from '../../oneOf.ts'
import { uuid } from '../../shared/uuid.ts'
import { nullableText } from '../../webhooks/eventFields.ts'
import { WebhookEventType } from '../../webhooks/eventTypes.ts'

export const nullableSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

export const DeliveryState = enumOf('WebhookDeliveryState', 'How the delivery of an event stands.', {
  waiting: 'not delivered yet: it is due, repeated later, held back by an earlier event, or its endpoint is paused.',
  delivered: 'the endpoint accepted it.',
  failed: 'given up: the endpoint refused it for five days and accepted others. Replay sends it again.',
})

export const endpointFields = {
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

export const WebhookEndpoint = Type.Object(endpointFields, {
  title: 'WebhookEndpoint',
  description: 'A webhook endpoint of the client.',
})

export const SetWebhookEndpointRequest = Type.Object(
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

export const filter = {
  endpointId: Type.Optional(uuid('Id of a webhook endpoint.')),
  eventId: Type.Optional(uuid('`EventId` of an event.')),
  transferId: Type.Optional(uuid('Id of a transfer.')),
  linkSessionId: Type.Optional(uuid('Id of a Link session: events of the session, its transfer and its payouts.')),
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
