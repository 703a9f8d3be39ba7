import { describeRequest, text } from '../../testing/describeRequest.ts'
import { createWebhookEndpointOperation } from './createWebhookEndpoint.ts'

describeRequest(
  createWebhookEndpointOperation.body,
  { url: 'https://shop.example/hook' },
  {
    takes: {
      'some events only': { eventTypes: ['connection.removed', 'linkSession.finished'] },
      'an endpoint for no event yet': { eventTypes: [] },
      'a label of 100 characters': { label: text(100) },
    },
    refuses: {
      'no URL': { url: undefined },
      'an empty URL': { url: '' },
      'a URL of 2001 characters': { url: text(2_001) },
      'an event that is never sent': { eventTypes: ['connection.created'] },
      'more entries than there are events': { eventTypes: Array.from({ length: 51 }, () => 'connection.removed') },
      'a label of 101 characters': { label: text(101) },
    },
  },
)
