import { invalidField } from '../kernel/fault.ts'
import type { AccessContext } from './accessContext.ts'
import { findClient, scopeOfClient } from './findClient.ts'

export interface WebhookSet {
  url: string
  /** Only when one was made: for a new endpoint, or when asked for. Shown once. */
  secret: string | undefined
}

/** Where the client's webhooks go. An endpoint that exists keeps its secret unless `newSecret`. @throws Fault */
export const setWebhook = async (
  ctx: AccessContext,
  input: { clientId: string; url: string; newSecret?: boolean },
): Promise<WebhookSet> => {
  const url = checkUrl(ctx, input.url)
  const scope = scopeOfClient(ctx, (await findClient(ctx, input.clientId)).id)
  const fresh = `whsec_${toBase64(ctx.ids.hex(32))}`
  return ctx.store.transaction(async ({ clients, webhookSettings }) => {
    await clients.lock(scope)
    const endpoint = await webhookSettings.find(scope)
    const secret = !endpoint || input.newSecret ? fresh : undefined
    if (endpoint) await webhookSettings.update(scope, { id: endpoint.id, url, ...(secret ? { secret } : {}) })
    else await webhookSettings.insert(scope, { id: ctx.ids.uuid(), url, secret: fresh, createdAtMs: ctx.clock.nowMs() })
    return { url, secret }
  })
}

const checkUrl = (ctx: AccessContext, text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined
  const schemes = ctx.environment === 'production' ? ['https:'] : ['https:', 'http:']
  if (!url || text.length > 2_000 || !schemes.includes(url.protocol))
    throw invalidField('url', `must be a URL with ${schemes.map(scheme => `${scheme}//`).join(' or ')}`)
  if (url.username || url.password) throw invalidField('url', 'must not hold a user name or password')
  if (url.hash) throw invalidField('url', 'must not have a fragment')
  return url.href
}

const toBase64 = (hex: string): string =>
  btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map(byte => Number.parseInt(byte, 16))))
