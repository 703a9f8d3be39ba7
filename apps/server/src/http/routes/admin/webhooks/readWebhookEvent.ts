import { ApiError, type Context, type Scope, type WebhookEvent } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const readWebhookEventHandler: AdminHandler<'readWebhookEvent'> = async (ctx, { scope, params }) => {
  const eventId = params.eventId.toLowerCase()
  const copies = await ctx.store.webhooks.list(scope, { eventId, count: 20, offset: 0 })
  const [first] = copies
  if (!first) throw new ApiError('notFound', { message: 'Event not found.' })
  const attempts = await Promise.all(copies.map(({ event }) => attemptsOf(ctx, scope, event)))
  return { eventId, body: { ...first.event.body }, attempts: attempts.flat() }
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
