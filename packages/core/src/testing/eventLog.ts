import type { Repositories } from '../store.ts'
import type { WebhookEndpoint, WebhookEvent } from '../webhooks/ports.ts'

/** Webhook repositories of a client with one endpoint, and the events that were stored there. */
export const eventLog = (endpoint: Partial<WebhookEndpoint> = {}, sequence = 1) => {
  const events: WebhookEvent[] = []
  const endpoints = [{ id: 'endpoint-1', ...endpoint }] as WebhookEndpoint[]
  return {
    events,
    repositories: {
      webhookEndpoints: { list: async () => endpoints },
      webhooks: {
        insertEvent: async event => void events.push(event),
        nextSequence: async () => sequence,
      },
      jobs: { enqueue: async () => undefined },
    } satisfies { [K in keyof Repositories]?: Partial<Repositories[K]> },
  }
}
