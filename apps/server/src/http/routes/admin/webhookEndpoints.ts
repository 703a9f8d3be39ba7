import {
  ApiError,
  type Context,
  createWebhookEndpoint,
  type Delivery,
  pauseWebhookEndpoint,
  readWebhookEndpoint,
  removeWebhookEndpoint,
  replayWebhookEvents,
  resumeWebhookEndpoint,
  rotateWebhookSecret,
  testWebhookEndpoint,
  updateWebhookEndpoint,
  type Scope,
  type WebhookEndpoint,
  type WebhookEvent,
  type WebhookEventType,
} from '@rialto/core'

import type { AdminHandlers } from '../../handler.ts'

type Ids =
  | 'listWebhookEndpoints'
  | 'createWebhookEndpoint'
  | 'readWebhookEndpoint'
  | 'updateWebhookEndpoint'
  | 'removeWebhookEndpoint'
  | 'pauseWebhookEndpoint'
  | 'resumeWebhookEndpoint'
  | 'rotateWebhookSecret'
  | 'testWebhookEndpoint'
  | 'listWebhookDeliveries'
  | 'replayWebhookEvents'
  | 'readWebhookEvent'

/** The client's webhook endpoints and the state of their deliveries. */
export const webhookEndpointHandlers: AdminHandlers<Ids> = {
  listWebhookEndpoints: async (ctx, { scope }) => {
    const waiting = await ctx.store.webhooks.countWaiting(scope)
    return (await ctx.store.webhookEndpoints.list(scope)).map(endpoint => endpointView(endpoint, waiting))
  },
  createWebhookEndpoint: async (ctx, { scope, body }) => {
    const { endpoint, secret } = await createWebhookEndpoint(ctx, scope, body)
    return { ...endpointView(endpoint, new Map()), secret }
  },
  readWebhookEndpoint: async (ctx, { scope, params }) => view(ctx, await readWebhookEndpoint(ctx, scope, params.id)),
  updateWebhookEndpoint: async (ctx, { scope, params, body }) =>
    view(ctx, await updateWebhookEndpoint(ctx, scope, params.id, body)),
  removeWebhookEndpoint: async (ctx, { scope, params }) => {
    await removeWebhookEndpoint(ctx, scope, params.id)
  },
  pauseWebhookEndpoint: async (ctx, { scope, params }) => view(ctx, await pauseWebhookEndpoint(ctx, scope, params.id)),
  resumeWebhookEndpoint: async (ctx, { scope, params }) =>
    view(ctx, await resumeWebhookEndpoint(ctx, scope, params.id)),
  rotateWebhookSecret: async (ctx, { scope, params, body }) => {
    const { secret, previousSecretUntilMs } = await rotateWebhookSecret(ctx, scope, params.id, body.overlapSeconds)
    return { secret, previousSecretUntilTimestamp: secondsOrNull(previousSecretUntilMs) }
  },
  testWebhookEndpoint: async (ctx, { scope, params }) => {
    const { eventId, accepted, status, error, durationMs } = await testWebhookEndpoint(ctx, scope, params.id)
    return { eventId, accepted, statusCode: status ?? null, error: error ?? null, durationMs }
  },
  listWebhookDeliveries: async (ctx, { scope, body }) => {
    const { count = 50, offset = 0 } = body
    return (await ctx.store.webhooks.list(scope, { ...filterOf(body), count, offset })).map(deliveryView)
  },
  replayWebhookEvents: (ctx, { scope, body }) => replayWebhookEvents(ctx, scope, filterOf(body)),
  readWebhookEvent: async (ctx, { scope, params }) => {
    const eventId = params.eventId.toLowerCase()
    const copies = await ctx.store.webhooks.list(scope, { eventId, count: 20, offset: 0 })
    const [first] = copies
    if (!first) throw new ApiError('notFound', { message: 'Event not found.' })
    const attempts = await Promise.all(copies.map(({ event }) => attemptsOf(ctx, scope, event)))
    return { eventId, body: { ...first.event.body }, attempts: attempts.flat() }
  },
}

const attemptsOf = async (ctx: Context, scope: Scope, { id, endpointId }: WebhookEvent) =>
  (await ctx.store.webhooks.listAttempts(scope, id)).map(({ number, startedAtMs, durationMs, status, error }) => ({
    endpointId,
    number,
    startedTimestamp: Math.floor(startedAtMs / 1000),
    durationMs,
    statusCode: status ?? null,
    error: error ?? null,
  }))

const secondsOrNull = (ms: number | undefined): number | null => (ms === undefined ? null : Math.floor(ms / 1000))

const msOf = (seconds: number | undefined): number | undefined => (seconds === undefined ? undefined : seconds * 1_000)

const view = async (ctx: Context, endpoint: WebhookEndpoint) =>
  endpointView(endpoint, await ctx.store.webhooks.countWaiting(endpoint.scope))

const endpointView = (endpoint: WebhookEndpoint, waiting: ReadonlyMap<string, number>) => ({
  id: endpoint.id,
  url: endpoint.url,
  label: endpoint.label,
  eventTypes: [...(endpoint.eventTypes ?? [])],
  status: statusOf(endpoint),
  pauseReason: endpoint.paused?.reason ?? null,
  pausedTimestamp: secondsOrNull(endpoint.paused?.atMs),
  previousSecretUntilTimestamp: secondsOrNull(endpoint.previousSecretUntilMs),
  waitingEvents: waiting.get(endpoint.id) ?? 0,
  createdTimestamp: Math.floor(endpoint.createdAtMs / 1000),
})

const statusOf = ({ paused, failingSinceMs }: WebhookEndpoint) => {
  if (paused) return 'paused' as const
  return failingSinceMs === undefined ? ('active' as const) : ('failing' as const)
}

const filterOf = (body: {
  endpointId?: string
  eventId?: string
  transferId?: string
  eventType?: WebhookEventType
  state?: Delivery['state']
  fromTimestamp?: number
  toTimestamp?: number
}) => ({
  endpointId: body.endpointId,
  eventId: body.eventId,
  transferId: body.transferId,
  type: body.eventType,
  state: body.state,
  fromMs: msOf(body.fromTimestamp),
  toMs: msOf(body.toTimestamp),
})

const deliveryView = ({ event, state, attempts, lastAttempt, nextAttemptAtMs }: Delivery) => ({
  eventId: event.eventId,
  endpointId: event.endpointId,
  eventType: event.type,
  transferId: 'transferId' in event.subject ? event.subject.transferId : null,
  sequence: event.sequence,
  state,
  createdTimestamp: Math.floor(event.createdAtMs / 1000),
  attempts,
  lastStatusCode: lastAttempt?.status ?? null,
  lastError: lastAttempt?.error ?? null,
  nextAttemptTimestamp: secondsOrNull(nextAttemptAtMs),
})
