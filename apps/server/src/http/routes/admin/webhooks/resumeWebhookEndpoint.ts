import { resumeWebhookEndpoint } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { currentEndpointView } from './webhookEndpointView.ts'

export const resumeWebhookEndpointHandler: AdminHandler<'resumeWebhookEndpoint'> = async (ctx, { scope, params }) =>
  currentEndpointView(ctx, await resumeWebhookEndpoint(ctx, scope, params.id))
