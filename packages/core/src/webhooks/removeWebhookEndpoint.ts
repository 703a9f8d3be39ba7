import type { CommonContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { readWebhookEndpoint } from './readWebhookEndpoint.ts'

/** Its events go with it. @throws ApiError `notFound`. */
export const removeWebhookEndpoint = async (ctx: CommonContext, scope: Scope, id: string): Promise<void> => {
  await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.webhookEndpoints.remove(scope, id)
}
