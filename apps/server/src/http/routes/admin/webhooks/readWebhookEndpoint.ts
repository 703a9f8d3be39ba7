import { readWebhookEndpoint } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { currentEndpointView } from './webhookEndpointView.ts'

export const readWebhookEndpointHandler: AdminHandler<'readWebhookEndpoint'> = async (ctx, { scope, params }) =>
  currentEndpointView(ctx, await readWebhookEndpoint(ctx, scope, params.id))
