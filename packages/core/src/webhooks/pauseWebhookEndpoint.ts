import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import type { WebhookEndpoint } from './ports.ts'
import { readWebhookEndpoint } from './readWebhookEndpoint.ts'

/** Pauses an endpoint: its events wait until it is resumed. @throws ApiError `notFound`. */
export const pauseWebhookEndpoint = async (ctx: CommonContext, scope: Scope, id: string): Promise<WebhookEndpoint> => {
  await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.webhookEndpoints.pause(scope, id, ctx.clock.nowMs(), 'It was paused on request.')
  return readWebhookEndpoint(ctx, scope, id)
}
