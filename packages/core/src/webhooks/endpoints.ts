import { type WebhookEventType, webhookEventTypes } from '@rialto/contract'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../kernel/store.ts'
import type { WebhookEndpoint } from './ports.ts'
import { checkPublicUrl, webhookSecret } from '../access/checkOrigins.ts'
import { deliveryJob } from './deliverySchedule.ts'
import type { AccessContext } from '../access/accessContext.ts'

export const maxWebhookEndpoints = 20
const maxLabelLength = 100

/** Default time for which a replaced secret still signs. */
export const defaultOverlapSeconds = 24 * 60 * 60
export const maxOverlapSeconds = 30 * 24 * 60 * 60

/** The context for managing endpoints: it also checks whether a URL can be delivered to. */
export type WebhookContext = AccessContext & Pick<Context, 'webhookSender'>

interface WebhookEndpointInput {
  url: string
  /** Absent: all types. */
  eventTypes?: readonly string[] | undefined
  label?: string | undefined
}

/** @throws ApiError `notFound`. */
export const readWebhookEndpoint = async (
  ctx: Pick<AccessContext, 'store'>,
  scope: Scope,
  id: string,
): Promise<WebhookEndpoint> => {
  const endpoint = uuid.test(id) ? await ctx.store.webhookEndpoints.find(scope, id) : undefined
  if (!endpoint) throw new ApiError('notFound', { message: 'Webhook endpoint not found.' })
  return endpoint
}

/** The secret is shown once. @throws ApiError `invalidField`, `conflict`. */
export const createWebhookEndpoint = async (
  ctx: WebhookContext,
  scope: Scope,
  input: WebhookEndpointInput,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> => {
  const checked = await check(ctx, input)
  const id = ctx.ids.uuid()
  const secret = webhookSecret(ctx.ids)
  return ctx.store.transaction(async ({ clients, webhookEndpoints }) => {
    await clients.lock(scope)
    if ((await webhookEndpoints.list(scope)).length >= maxWebhookEndpoints)
      throw new ApiError('conflict', {
        message: `The client already has ${maxWebhookEndpoints} webhook endpoints. Remove one first.`,
      })
    await webhookEndpoints.insert({ id, scope, ...checked, createdAtMs: ctx.clock.nowMs() }, secret)
    const endpoint = await webhookEndpoints.find(scope, id)
    if (!endpoint) throw new ApiError('serverFailure')
    return { endpoint, secret }
  })
}

/** Replaces URL, filter and label. A paused endpoint is resumed: its events are delivered to the new URL. @throws ApiError */
export const updateWebhookEndpoint = async (
  ctx: WebhookContext,
  scope: Scope,
  id: string,
  input: WebhookEndpointInput,
): Promise<WebhookEndpoint> => {
  const checked = await check(ctx, input)
  const { eventTypes: _, ...kept } = await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.transaction(async repositories => {
    await repositories.webhookEndpoints.update({ ...kept, ...checked })
    await wake(ctx, repositories, kept)
  })
  return readWebhookEndpoint(ctx, scope, id)
}

/** Its events go with it. @throws ApiError `notFound`. */
export const removeWebhookEndpoint = async (ctx: AccessContext, scope: Scope, id: string): Promise<void> => {
  await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.webhookEndpoints.remove(scope, id)
}

/** Pauses an endpoint: its events wait until it is resumed. @throws ApiError `notFound`. */
export const pauseWebhookEndpoint = async (ctx: AccessContext, scope: Scope, id: string): Promise<WebhookEndpoint> => {
  await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.webhookEndpoints.pause(scope, id, ctx.clock.nowMs(), 'It was paused on request.')
  return readWebhookEndpoint(ctx, scope, id)
}

/** Delivers waiting events now, in order. @throws ApiError `notFound`. */
export const resumeWebhookEndpoint = async (ctx: AccessContext, scope: Scope, id: string): Promise<WebhookEndpoint> => {
  const endpoint = await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.transaction(repositories => wake(ctx, repositories, endpoint))
  return readWebhookEndpoint(ctx, scope, id)
}

/**
 * Issues a new secret, shown once. During the overlap the current one signs too, so that receivers can switch without
 * rejecting a delivery; 0 ends it at once. At most two secrets are live. @throws ApiError `notFound`, `invalidField`.
 */
export const rotateWebhookSecret = async (
  ctx: AccessContext,
  scope: Scope,
  id: string,
  overlapSeconds: number = defaultOverlapSeconds,
): Promise<{ secret: string; previousSecretUntilMs: number | undefined }> => {
  if (!Number.isInteger(overlapSeconds) || overlapSeconds < 0 || overlapSeconds > maxOverlapSeconds)
    throw invalidField('overlapSeconds', `must be a whole number from 0 to ${maxOverlapSeconds} (30 days)`)
  await readWebhookEndpoint(ctx, scope, id)
  const secret = webhookSecret(ctx.ids)
  const previousSecretUntilMs = overlapSeconds === 0 ? undefined : ctx.clock.nowMs() + overlapSeconds * 1_000
  await ctx.store.transaction(({ webhookEndpoints }) =>
    webhookEndpoints.replaceSecret(scope, id, secret, previousSecretUntilMs),
  )
  return { secret, previousSecretUntilMs }
}

const wake = async (
  ctx: AccessContext,
  { webhookEndpoints, webhooks, jobs }: Repositories,
  { scope, id: endpointId }: Pick<WebhookEndpoint, 'scope' | 'id'>,
): Promise<void> => {
  const nowMs = ctx.clock.nowMs()
  await webhookEndpoints.resume(scope, endpointId, nowMs)
  const first = await webhooks.listFirstOpen(endpointId)
  await jobs.enqueueAll(first.map(id => deliveryJob({ id, endpointId }, nowMs)))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

const check = async (ctx: WebhookContext, { url: text, eventTypes, label = '' }: WebhookEndpointInput) => {
  const url = checkPublicUrl(ctx.environment, text)
  const obstacle = await ctx.webhookSender.findObstacle(url)
  if (obstacle !== undefined) throw invalidField('url', `can never be delivered to: ${obstacle}`)
  if (label.length > maxLabelLength || label.includes('\0'))
    throw invalidField('label', `must be at most ${maxLabelLength} characters`)
  return eventTypes === undefined
    ? { url, label: label.trim() }
    : { url, label: label.trim(), eventTypes: checkTypes(eventTypes) }
}

const isType = (text: string): text is WebhookEventType => webhookEventTypes.some(type => type === text)

const checkTypes = (texts: readonly string[]): WebhookEventType[] => {
  if (texts.length === 0) throw invalidField('eventTypes', 'must name an event type; leave it out to receive all')
  const unknown = texts.find(text => !isType(text))
  if (unknown !== undefined)
    throw invalidField(
      'eventTypes',
      `has no event type "${unknown.slice(0, 100)}". Known: ${webhookEventTypes.join(', ')}`,
    )
  return [...new Set(texts.filter(isType))]
}
