import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { isAccepted } from './deliverWebhook.ts'
import type { WebhookAnswer } from './ports.ts'
import { readWebhookEndpoint } from './readWebhookEndpoint.ts'
import type { WebhookContext } from './endpointInput.ts'

export interface WebhookTest extends WebhookAnswer {
  eventId: string
  accepted: boolean
  durationMs: number
}

/**
 * Sends a `webhook.test` event now, signed like every delivery, and returns the response. Not stored, not retried, and
 * sent even to a paused endpoint. @throws ApiError `notFound`.
 */
export const testWebhookEndpoint = async (ctx: WebhookContext, scope: Scope, id: string): Promise<WebhookTest> => {
  await readWebhookEndpoint(ctx, scope, id)
  const endpoint = await ctx.store.webhookEndpoints.findSigning(scope, id)
  if (!endpoint) throw new ApiError('notFound', { message: 'Webhook endpoint not found.' })
  const nowMs = ctx.clock.nowMs()
  const [eventId, attemptId] = [ctx.ids.uuid(), ctx.ids.uuid()]
  const body = JSON.stringify({
    Id: attemptId,
    EventId: eventId,
    EventType: 'webhook.test',
    Sequence: 1,
    SentTimestamp: Math.floor(nowMs / 1000),
    EndpointId: id,
    Timestamp: nowMs,
  })
  const answer = await ctx.webhookSender.send({ endpoint, eventId, attemptId, body })
  return { ...answer, eventId, accepted: isAccepted(answer), durationMs: ctx.clock.nowMs() - nowMs }
}
