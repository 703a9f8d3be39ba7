import type { Scope } from '../kernel/scope.ts'
import { checkEndpoint, wakeDeliveries, type WebhookContext, type WebhookEndpointInput } from './endpointInput.ts'
import type { WebhookEndpoint } from './ports.ts'
import { readWebhookEndpoint } from './readWebhookEndpoint.ts'

/** Replaces URL, filter and label. A paused endpoint is resumed: its events are delivered to the new URL. @throws ApiError */
export const updateWebhookEndpoint = async (
  ctx: WebhookContext,
  scope: Scope,
  id: string,
  input: WebhookEndpointInput,
): Promise<WebhookEndpoint> => {
  const checked = await checkEndpoint(ctx, input)
  const { eventTypes: _, ...kept } = await readWebhookEndpoint(ctx, scope, id)
  await ctx.store.transaction(async repositories => {
    await repositories.webhookEndpoints.update({ ...kept, ...checked })
    await wakeDeliveries(ctx, repositories, kept)
  })
  return readWebhookEndpoint(ctx, scope, id)
}
