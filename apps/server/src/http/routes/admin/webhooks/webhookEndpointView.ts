import type { Context, WebhookEndpoint } from '@rialto/core'

import { secondsOrNull } from '../seconds.ts'

export const currentEndpointView = async (ctx: Context, endpoint: WebhookEndpoint) =>
  webhookEndpointView(endpoint, await ctx.store.webhooks.countWaiting(endpoint.scope))

export const webhookEndpointView = (endpoint: WebhookEndpoint, waiting: ReadonlyMap<string, number>) => ({
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
