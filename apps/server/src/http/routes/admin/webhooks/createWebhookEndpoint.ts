import { createWebhookEndpoint } from '@rialto/core'

import { webhookEndpointView } from './webhookEndpointView.ts'
import type { AdminHandler } from '../../../handler.ts'

export const createWebhookEndpointHandler: AdminHandler<'createWebhookEndpoint'> = async (ctx, { scope, body }) => {
  const { endpoint, secret } = await createWebhookEndpoint(ctx, scope, body)
  return { ...webhookEndpointView(endpoint, new Map()), secret }
}
