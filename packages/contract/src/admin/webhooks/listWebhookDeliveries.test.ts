import { describeRequest } from '../../testing/describeRequest.ts'
import { listWebhookDeliveriesOperation } from './listWebhookDeliveries.ts'

describeRequest(
  listWebhookDeliveriesOperation.body,
  {},
  {
    takes: {
      'a page of 500 deliveries': { count: 500 },
    },
    refuses: {
      'a page of 501 deliveries': { count: 501 },
      'a negative offset': { offset: -1 },
      'an event that is never sent': { eventType: 'connection.created' },
    },
  },
)
