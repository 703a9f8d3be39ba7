import { ApiError } from '../kernel/apiError.ts'
import { createWebhookEndpoint } from './createWebhookEndpoint.ts'
import { readWebhookEndpoint } from './readWebhookEndpoint.ts'
import { rotateWebhookSecret } from './rotateWebhookSecret.ts'
import { updateWebhookEndpoint } from './updateWebhookEndpoint.ts'
import type { WebhookContext } from './endpointInput.ts'
import type { WebhookEndpoint } from './ports.ts'
import { findClient, scopeOfClient } from '../access/findClient.ts'

interface WebhookSet {
  endpoint: WebhookEndpoint
  /** Set for a new endpoint, or if a new secret was requested. Shown once. */
  secret: string | undefined
  /** End of the overlap in which the previous secret signs too. */
  previousSecretUntilMs?: number | undefined
}

interface SetWebhookInput {
  clientId: string
  url: string
  /** Absent: the client's only endpoint, or a new one if it has none. */
  endpointId?: string | undefined
  eventTypes?: readonly string[] | undefined
  newSecret?: boolean
  overlapSeconds?: number | undefined
}

/**
 * Sets the URL of a client's only webhook endpoint, or of the one that `endpointId` names. An existing endpoint is
 * resumed, and keeps its secret unless `newSecret`. @throws ApiError
 */
export const setWebhook = async (ctx: WebhookContext, input: SetWebhookInput): Promise<WebhookSet> => {
  const scope = scopeOfClient(ctx, (await findClient(ctx, input.clientId)).id)
  const known = await ctx.store.webhookEndpoints.list(scope)
  const { url } = input
  if (known.length === 0 && input.endpointId === undefined)
    return createWebhookEndpoint(ctx, scope, { url, eventTypes: input.eventTypes })
  const [only, ...more] = input.endpointId === undefined ? known : known.filter(({ id }) => id === input.endpointId)
  if (!only) throw new ApiError('notFound', { message: `The client has no webhook endpoint ${input.endpointId}.` })
  if (more.length > 0)
    throw new ApiError('badRequest', {
      message: `The client has ${known.length} webhook endpoints. Name the one to change: ${known.map(({ id }) => id).join(', ')}`,
    })
  const eventTypes = input.eventTypes ?? only.eventTypes
  const endpoint = await updateWebhookEndpoint(ctx, scope, only.id, { url, eventTypes, label: only.label })
  if (!input.newSecret) return { endpoint, secret: undefined }
  const rotated = await rotateWebhookSecret(ctx, scope, only.id, input.overlapSeconds)
  return { endpoint: await readWebhookEndpoint(ctx, scope, only.id), ...rotated }
}
