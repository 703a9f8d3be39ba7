import { testWebhookEndpoint } from '@rialto/core'

import type { AdminHandler } from '../../../handler.ts'

export const testWebhookEndpointHandler: AdminHandler<'testWebhookEndpoint'> = async (ctx, { scope, params }) => {
  const { eventId, accepted, status, error, durationMs } = await testWebhookEndpoint(ctx, scope, params.id)
  return { eventId, accepted, statusCode: status ?? null, error: error ?? null, durationMs }
}
