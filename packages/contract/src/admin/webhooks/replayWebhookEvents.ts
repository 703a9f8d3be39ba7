import Type from 'typebox'

import { adminOperation } from '../adminOperation.ts'
import { filter } from './webhookEndpoint.ts'

export const replayWebhookEventsOperation = adminOperation({
  id: 'replayWebhookEvents',
  method: 'POST',
  path: '/Webhooks/deliveries/replay',
  tag: 'Webhooks',
  summary: 'Send events again',
  description:
    'Sends events again in order, with the same `EventId`. Name an event, a transfer or the time from which on; further filters narrow it.',
  needsToken: true,
  role: 'support',
  body: Type.Object(filter, { title: 'ReplayWebhookEventsRequest', description: 'Which events to send again.' }),
  content: Type.Object(
    { replayed: Type.Integer({ description: 'How many deliveries are sent again.' }) },
    { title: 'ReplayedWebhookEvents', description: 'The deliveries to repeat.' },
  ),
  errors: ['missingField', 'invalidField', 'badRequest'],
})
