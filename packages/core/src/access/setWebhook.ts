import type { AccessContext } from './accessContext.ts'
import { checkPublicUrl } from './checkPublicUrl.ts'
import { findClient, scopeOfClient } from './findClient.ts'
import { webhookSecret } from './webhookSecret.ts'

interface WebhookSet {
  url: string
  /** Only when one was made: for a new endpoint, or when asked for. Shown once. */
  secret: string | undefined
}

/** Where the client's webhooks go. An endpoint that exists keeps its secret unless `newSecret`. @throws ApiError */
export const setWebhook = async (
  ctx: AccessContext,
  input: { clientId: string; url: string; newSecret?: boolean },
): Promise<WebhookSet> => {
  const url = checkPublicUrl(ctx.environment, input.url)
  const scope = scopeOfClient(ctx, (await findClient(ctx, input.clientId)).id)
  const fresh = webhookSecret(ctx.ids)
  return ctx.store.transaction(async ({ clients, webhookSettings }) => {
    await clients.lock(scope)
    const endpoint = await webhookSettings.find(scope)
    const secret = !endpoint || input.newSecret ? fresh : undefined
    if (endpoint) await webhookSettings.update(scope, { id: endpoint.id, url, ...(secret ? { secret } : {}) })
    else await webhookSettings.insert(scope, { id: ctx.ids.uuid(), url, secret: fresh, createdAtMs: ctx.clock.nowMs() })
    return { url, secret }
  })
}
