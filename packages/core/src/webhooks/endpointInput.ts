import { type WebhookEventType, webhookEventTypes } from '@rialto/contract'

import type { CommonContext, Context } from '../context.ts'
import { checkPublicUrl } from '../access/checkOrigins.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { Repositories } from '../store.ts'
import { deliveryJob } from './deliverySchedule.ts'
import type { WebhookEndpoint } from './ports.ts'

export const maxWebhookEndpoints = 20

const maxLabelLength = 100

/** Default time for which a replaced secret still signs. */
export const defaultOverlapSeconds = 24 * 60 * 60

export const maxOverlapSeconds = 30 * 24 * 60 * 60

/** The context for managing endpoints: it also checks whether a URL can be delivered to. */
export type WebhookContext = CommonContext & Pick<Context, 'webhookSender'>

export interface WebhookEndpointInput {
  url: string
  /** Absent: all types. */
  eventTypes?: readonly string[] | undefined
  label?: string | undefined
}

export const wakeDeliveries = async (
  ctx: CommonContext,
  { webhookEndpoints, webhooks, jobs }: Repositories,
  { scope, id: endpointId }: Pick<WebhookEndpoint, 'scope' | 'id'>,
): Promise<void> => {
  const nowMs = ctx.clock.nowMs()
  await webhookEndpoints.resume(scope, endpointId, nowMs)
  const first = await webhooks.listFirstOpen(endpointId)
  await jobs.enqueueAll(first.map(id => deliveryJob({ id, endpointId }, nowMs)))
}

export const checkEndpoint = async (
  ctx: WebhookContext,
  { url: text, eventTypes, label = '' }: WebhookEndpointInput,
) => {
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
