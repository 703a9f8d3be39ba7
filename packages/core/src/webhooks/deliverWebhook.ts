import { defined } from '@rialto/defined'

import type { Context } from '../kernel/context.ts'
import type { Repositories } from '../kernel/store.ts'
import { deliveryJob } from './deliveryJob.ts'
import { nextDeliveryMs } from './deliverySchedule.ts'
import type { WebhookEndpoint, WebhookEvent } from './ports.ts'

/** Signs and posts one attempt. Never throws: what went wrong is in the answer. */
export type SendWebhook = (input: {
  endpoint: WebhookEndpoint
  eventId: string
  attemptId: string
  timestampSeconds: number
  body: string
}) => Promise<{ status?: number; error?: string; retryAfterMs?: number }>

/** An event that waits for an earlier one is woken when that ends; this is for the case that nothing woke it. */
const heldBackMs = 15 * 60_000

/**
 * One attempt to deliver an event: `EventId` stays, `Id` is new. Events of one transfer go to an endpoint in their order: a
 * later one is not sent before the earlier was taken or given up. Answers how many milliseconds later to try again, or
 * undefined when it was taken, given up, or its endpoint is gone.
 */
export const deliverWebhook = async (ctx: Context, send: SendWebhook, eventId: string): Promise<number | undefined> => {
  const found = await ctx.store.webhooks.findEvent(eventId)
  if (!found || found.isEnded) return undefined
  const { event } = found
  const endpoint = await ctx.store.webhooks.findLiveEndpoint(event.endpointId)
  if (!endpoint) return giveUp(ctx, event)
  if (await ctx.store.webhooks.isHeldBack(event)) return heldBackMs
  const { answer, number } = await attemptDelivery(ctx, send, event, endpoint)
  const nowMs = ctx.clock.nowMs()
  if (answer.status !== undefined && answer.status >= 200 && answer.status < 300)
    return end(ctx, event, ({ webhooks }) => webhooks.markDelivered(eventId, nowMs))
  // 410 is the receiver's way of saying "never again" (Standard Webhooks).
  if (answer.status === 410)
    return end(ctx, event, async ({ webhooks }) => {
      await webhooks.disableEndpoint(endpoint.id, nowMs, 'answered 410 Gone')
      await webhooks.markGivenUp(eventId, nowMs)
    })
  const laterMs = nextDeliveryMs(number, parseInt(ctx.ids.hex(4), 16) / 0xffff_ffff, answer.retryAfterMs)
  return laterMs ?? giveUp(ctx, event)
}

/** For an event whose delivery cannot even be tried: later events of its transfer no longer wait for it. */
export const giveUpWebhook = async (ctx: Context, eventId: string): Promise<void> => {
  const found = await ctx.store.webhooks.findEvent(eventId)
  if (found && !found.isEnded) await giveUp(ctx, found.event)
}

const attemptDelivery = async (ctx: Context, send: SendWebhook, event: WebhookEvent, endpoint: WebhookEndpoint) => {
  const { eventId } = event
  const attemptId = ctx.ids.uuid()
  const startedAtMs = ctx.clock.nowMs()
  const timestampSeconds = Math.floor(startedAtMs / 1000)
  const body = JSON.stringify({ Id: attemptId, ...event.body, SentTimestamp: timestampSeconds })
  const answer = await send({ endpoint, eventId, attemptId, timestampSeconds, body })
  const number = (await ctx.store.webhooks.countAttempts(eventId)) + 1
  await ctx.store.webhooks.insertAttempt({
    id: attemptId,
    eventId,
    number,
    startedAtMs,
    durationMs: ctx.clock.nowMs() - startedAtMs,
    ...defined({ status: answer.status, error: answer.error }),
  })
  return { answer, number }
}

const giveUp = (ctx: Context, event: WebhookEvent): Promise<undefined> =>
  end(ctx, event, ({ webhooks }) => webhooks.markGivenUp(event.eventId, ctx.clock.nowMs()))

/** Ends the event and, in the same transaction, has the next one of its transfer sent. */
const end = async (
  ctx: Context,
  event: WebhookEvent,
  mark: (repositories: Repositories) => Promise<void>,
): Promise<undefined> => {
  await ctx.store.transaction(async repositories => {
    await mark(repositories)
    const next = await repositories.webhooks.findNextOpen(event)
    if (next === undefined) return
    await repositories.jobs.enqueue(deliveryJob({ eventId: next, endpointId: event.endpointId }, ctx.clock.nowMs()))
  })
  return undefined
}
