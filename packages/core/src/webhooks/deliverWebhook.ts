import { defined } from '@rialto/defined'

import type { Context } from '../context.ts'
import { deliveryJob, nextDeliveryMs, pauseAfterMs } from './deliverySchedule.ts'
import type {
  SendWebhook,
  SigningEndpoint,
  WebhookAnswer,
  WebhookAttempt,
  WebhookEvent,
  WebhookRequest,
} from './ports.ts'

/** A failed delivery, for the operator. Without body, URL and secret. */
export interface FailedDelivery {
  endpoint: SigningEndpoint
  event: WebhookEvent
  attempt: number
  answer: WebhookAnswer
  /** Absent: `ended` says why the event is not sent again. */
  retryInMs?: number
  ended?: 'paused' | 'givenUp'
  /** Why the endpoint was paused. */
  reason?: string
}

export interface DeliveryPorts {
  send: SendWebhook
  report: (failed: FailedDelivery) => void
  /** Limits the deliveries that an endpoint receives at the same time. Absent: unlimited. */
  inTurn?: <T>(endpointId: string, attempt: (waitedMs: number) => Promise<T>) => Promise<T>
  /** The process stops: a delivery that still waits is left to another one. Absent: it does not. */
  isStopping?: () => boolean
}

interface ReadyDelivery {
  event: WebhookEvent
  endpoint: SigningEndpoint
}

/** Milliseconds until the job runs again. Absent: it is done. */
interface NotSent {
  laterMs?: number
}

/** Fallback poll for an event blocked by an earlier one, in case its wake-up is lost. */
const heldBackMs = 15 * 60_000
const dayMs = 24 * 60 * 60_000
/** After a longer wait for its turn, a delivery is read again: its endpoint may be paused, or have another URL or secret. */
const staleMs = 1_000

/**
 * Makes one attempt to deliver an event: `EventId` stays, `Id` is new. Events of one subject are delivered to an
 * endpoint in order: the next one waits until the previous one is delivered or given up. An endpoint that responds
 * with 410, or that accepts nothing for five days, is paused and keeps its events. Returns the delay until the next
 * attempt in milliseconds, or undefined when the event was delivered, given up, or waits for its endpoint.
 */
export const deliverWebhook = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  ports: DeliveryPorts,
  id: string,
): Promise<number | undefined> => {
  const ready = await readDelivery(ctx, id)
  if (!('endpoint' in ready)) return ready.laterMs
  const attempt = async (waitedMs: number) => {
    if (ports.isStopping?.() === true) return { laterMs: 0 }
    const current = waitedMs < staleMs ? ready : await readDelivery(ctx, id)
    return 'endpoint' in current ? { ...current, ...(await attemptDelivery(ctx, ports.send, current)) } : current
  }
  const attempted = await (ports.inTurn ? ports.inTurn(ready.endpoint.id, attempt) : attempt(0))
  if (!('endpoint' in attempted)) return attempted.laterMs
  const { event, endpoint, answer, ...made } = attempted
  if (isAccepted(answer)) return accept(ctx, event, endpoint, { ...made, ...defined({ status: answer.status }) })
  const number = await ctx.store.webhooks.insertAttempt({
    ...made,
    ...defined({ status: answer.status, error: answer.error }),
  })
  const next = await afterFailure(ctx, event, endpoint, { answer, startedAtMs: made.startedAtMs })
  ports.report({ endpoint, event, attempt: number, answer, ...next })
  return next.retryInMs
}

/** The event with its endpoint, unless it must not be sent now. */
const readDelivery = async (ctx: Pick<Context, 'clock' | 'store'>, id: string): Promise<ReadyDelivery | NotSent> => {
  const found = await ctx.store.webhooks.findEvent(id)
  if (!found) return {}
  const { event } = found
  if (found.isEnded) {
    // The process that ended it may have crashed before it enqueued the next one.
    await sendNext(ctx, event)
    return {}
  }
  const endpoint = await ctx.store.webhookEndpoints.findLive(event.endpointId)
  if (!endpoint) return {}
  // Asked again only where there was one: a transaction that is ending it may not see this event, and not enqueue it.
  if (found.hasEarlier && (await ctx.store.webhooks.isHeldBack(event))) return { laterMs: heldBackMs }
  return { event, endpoint }
}

export const isAccepted = ({ status }: WebhookAnswer): boolean => status !== undefined && status >= 200 && status < 300

const accept = async (
  ctx: Pick<Context, 'clock' | 'store'>,
  event: WebhookEvent,
  endpoint: SigningEndpoint,
  attempt: Omit<WebhookAttempt, 'number'>,
): Promise<undefined> => {
  if (endpoint.failingSinceMs !== undefined) await ctx.store.webhookEndpoints.recordSuccess(endpoint.id)
  await ctx.store.webhooks.recordDelivered(attempt, ctx.clock.nowMs())
  return sendNext(ctx, event)
}

const attemptDelivery = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  send: SendWebhook,
  { event, endpoint }: ReadyDelivery,
) => {
  const startedAtMs = ctx.clock.nowMs()
  let request = requestOf(ctx, event)
  const again = () => (request = requestOf(ctx, event))
  const answer = await send({ endpoint, eventId: event.eventId, ...request, again })
  const durationMs = ctx.clock.nowMs() - startedAtMs
  return { answer, id: request.attemptId, deliveryId: event.id, startedAtMs, durationMs }
}

const requestOf = (ctx: Pick<Context, 'clock' | 'ids'>, event: WebhookEvent): WebhookRequest => {
  const attemptId = ctx.ids.uuid()
  const sentSeconds = Math.floor(ctx.clock.nowMs() / 1000)
  return { attemptId, body: JSON.stringify({ Id: attemptId, ...event.body, SentTimestamp: sentSeconds }) }
}

type Next = Pick<FailedDelivery, 'retryInMs' | 'ended' | 'reason'>

const afterFailure = async (
  ctx: Pick<Context, 'clock' | 'ids' | 'store'>,
  event: WebhookEvent,
  endpoint: SigningEndpoint,
  { answer, startedAtMs }: { answer: WebhookAnswer; startedAtMs: number },
): Promise<Next> => {
  const nowMs = ctx.clock.nowMs()
  // Counted from the start of the attempt, like the event's own first attempt: the two are compared below.
  const failingSinceMs = await ctx.store.webhookEndpoints.recordFailure(endpoint.id, startedAtMs)
  // With 410, a receiver says that it wants no more events (Standard Webhooks).
  if (answer.status === 410) return pause(ctx, endpoint, 'It answered 410 Gone.')
  if (nowMs - failingSinceMs >= pauseAfterMs) return pause(ctx, endpoint, 'It accepted no delivery for 5 days.')
  const sinceMs = Math.max(event.replayedAtMs ?? 0, endpoint.resumedAtMs ?? 0)
  const { counted, firstAtMs = nowMs } = await ctx.store.webhooks.countAttempts(event, sinceMs)
  const retryInMs = nextDeliveryMs(counted, parseInt(ctx.ids.hex(4), 16) / 0xffff_ffff, answer.retryAfterMs)
  if (retryInMs !== undefined) return { retryInMs }
  // If the endpoint accepted no other event either, the endpoint is at fault: it will be paused, and the event waits.
  if (failingSinceMs <= firstAtMs) return { retryInMs: dayMs }
  await ctx.store.webhooks.markGivenUp(event.id, nowMs)
  await sendNext(ctx, event)
  return { ended: 'givenUp' }
}

const pause = async (
  ctx: Pick<Context, 'clock' | 'store'>,
  { scope, id }: SigningEndpoint,
  reason: string,
): Promise<Next> => {
  await ctx.store.webhookEndpoints.pause(scope, id, ctx.clock.nowMs(), reason)
  return { ended: 'paused', reason }
}

/** Enqueues the subject's next event. Events committed later enqueue themselves. */
const sendNext = async (ctx: Pick<Context, 'clock' | 'store'>, event: WebhookEvent): Promise<undefined> => {
  const next = await ctx.store.webhooks.findNextOpen(event)
  if (next !== undefined)
    await ctx.store.jobs.enqueue(deliveryJob({ id: next, endpointId: event.endpointId }, ctx.clock.nowMs()))
  return undefined
}
