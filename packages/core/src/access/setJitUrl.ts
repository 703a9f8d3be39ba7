import { findClient, scopeOfClient } from './findClient.ts'
import { checkPublicUrl, webhookSecret } from './checkOrigins.ts'
import { invalidField } from '../kernel/apiError.ts'
import type { CommonContext, Context } from '../context.ts'

/**
 * Sets the URL at which the client issues addresses for destinations without one. Requests are signed with the secret,
 * which is new each time and shown once. Without a URL, destinations need an address again. @throws ApiError
 */
export const setJitUrl = async (
  ctx: CommonContext & Pick<Context, 'webhookSender'>,
  input: { clientId: string; url: string | undefined },
): Promise<{ secret: string | undefined }> => {
  const url = input.url === undefined ? undefined : checkPublicUrl(ctx.environment, input.url)
  const obstacle = url === undefined ? undefined : await ctx.webhookSender.findObstacle(url)
  if (obstacle !== undefined) throw invalidField('url', `can never be called: ${obstacle}`)
  const scope = scopeOfClient(ctx, (await findClient(ctx, input.clientId)).id)
  const secret = webhookSecret(ctx.ids)
  return ctx.store.transaction(async ({ clients, jit }) => {
    await clients.lock(scope)
    if (url === undefined) await jit.remove(scope)
    else await jit.set(scope, { id: ctx.ids.uuid(), url, secret })
    return { secret: url === undefined ? undefined : secret }
  })
}
