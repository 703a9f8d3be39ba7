import { pauseWebhookEndpoint } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { currentEndpointView } from './webhookEndpointView.ts'

export const pauseWebhookEndpointHandler: AdminHandler<'pauseWebhookEndpoint'> = async (ctx, { scope, params }) =>
  currentEndpointView(ctx, await pauseWebhookEndpoint(ctx, scope, params.id))
