import type { AdminHandler } from '../../../handler.ts'
import { webhookEndpointView } from './webhookEndpointView.ts'

export const listWebhookEndpointsHandler: AdminHandler<'listWebhookEndpoints'> = async (ctx, { scope }) => {
  const waiting = await ctx.store.webhooks.countWaiting(scope)
  return (await ctx.store.webhookEndpoints.list(scope)).map(endpoint => webhookEndpointView(endpoint, waiting))
}
