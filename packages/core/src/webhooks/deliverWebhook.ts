import type { Context } from '../kernel/context.ts'
import { nextDeliveryMs } from './deliverySchedule.ts'
import type { WebhookEndpoint } from './ports.ts'

/** Signs and posts one attempt. Never throws: what went wrong is in the answer. */
export type SendWebhook = (input: {
  endpoint: WebhookEndpoint
  eventId: string
  attemptId: string
  timestampSeconds: number
  body: string
}) => Promise<{ status?: number; error?: string; retryAfterMs?: number }>

/**
 * One attempt to deliver an event: `EventId` stays, `Id` is new. Answers how many milliseconds later to try again, or
 * undefined when it was taken, given up, or its endpoint is gone.
 */
export const deliverWebhook = async (ctx: Context, send: SendWebhook, eventId: string): Promise<number | undefined> => {
  const found = await ctx.store.webhooks.findEvent(eventId)
  if (!found?.endpoint) return undefined
  const attemptId = ctx.ids.uuid()
  const startedAtMs = ctx.clock.nowMs()
  const timestampSeconds = Math.floor(startedAtMs / 1000)
  const body = JSON.stringify({ Id: attemptId, ...found.event.body, SentTimestamp: timestampSeconds })
  const answer = await send({ endpoint: found.endpoint, eventId, attemptId, timestampSeconds, body })
  const number = (await ctx.store.webhooks.countAttempts(eventId)) + 1
  const nowMs = ctx.clock.nowMs()
  await ctx.store.webhooks.insertAttempt({
    id: attemptId,
    eventId,
    number,
    startedAtMs,
    durationMs: nowMs - startedAtMs,
    ...(answer.status === undefined ? {} : { status: answer.status }),
    ...(answer.error === undefined ? {} : { error: answer.error }),
  })
  if (answer.status !== undefined && answer.status >= 200 && answer.status < 300) {
    await ctx.store.webhooks.markDelivered(eventId, nowMs)
    return undefined
  }
  // 410 is the receiver's way of saying "never again" (Standard Webhooks).
  if (answer.status === 410) {
    await ctx.store.webhooks.disableEndpoint(found.endpoint.id, nowMs, 'answered 410 Gone')
    return undefined
  }
  return nextDeliveryMs(number, parseInt(ctx.ids.hex(4), 16) / 0xffff_ffff, answer.retryAfterMs)
}
