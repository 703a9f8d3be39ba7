import type { CommonContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { WebhookEndpoint } from './ports.ts'

/** @throws ApiError `notFound`. */
export const readWebhookEndpoint = async (
  ctx: Pick<CommonContext, 'store'>,
  scope: Scope,
  id: string,
): Promise<WebhookEndpoint> => {
  const endpoint = uuid.test(id) ? await ctx.store.webhookEndpoints.find(scope, id) : undefined
  if (!endpoint) throw new ApiError('notFound', { message: 'Webhook endpoint not found.' })
  return endpoint
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
