import { updateWebhookEndpoint } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'
import { currentEndpointView } from './webhookEndpointView.ts'

export const updateWebhookEndpointHandler: AdminHandler<'updateWebhookEndpoint'> = async (
  ctx,
  { scope, params, body },
) => currentEndpointView(ctx, await updateWebhookEndpoint(ctx, scope, params.id, body))
