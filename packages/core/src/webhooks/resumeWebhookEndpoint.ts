import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { wakeDeliveries } from './endpointInput.ts'
import type { WebhookEndpoint } from './ports.ts'
import { readWebhookEndpoint } from './readWebhookEndpoint.ts'

/** Delivers waiting events now, in order. @throws ApiError `notFound`. */
export const resumeWebhookEndpoint = async (ctx: CommonContext, scope: Scope, id: string): Promise<WebhookEndpoint> => {
  const endpoint = await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.transaction(repositories => wakeDeliveries(ctx, repositories, endpoint))
  return readWebhookEndpoint(ctx, scope, id)
}
