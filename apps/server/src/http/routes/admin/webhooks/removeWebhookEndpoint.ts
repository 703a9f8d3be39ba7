import { removeWebhookEndpoint } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const removeWebhookEndpointHandler: AdminHandler<'removeWebhookEndpoint'> = async (ctx, { scope, params }) => {
  await removeWebhookEndpoint(ctx, scope, params.id)
}
