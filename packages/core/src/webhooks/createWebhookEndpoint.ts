import { webhookSecret } from '../access/checkOrigins.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { checkEndpoint, maxWebhookEndpoints, type WebhookContext, type WebhookEndpointInput } from './endpointInput.ts'
import type { WebhookEndpoint } from './ports.ts'

/** The secret is shown once. @throws ApiError `invalidField`, `conflict`. */
export const createWebhookEndpoint = async (
  ctx: WebhookContext,
  scope: Scope,
  input: WebhookEndpointInput,
): Promise<{ endpoint: WebhookEndpoint; secret: string }> => {
  const checked = await checkEndpoint(ctx, input)
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
