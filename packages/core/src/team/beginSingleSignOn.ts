import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { signOnFlowOf } from './signOnFlow.ts'
import type { SignOnContext } from './teamContext.ts'

/** The same error for an unknown client and for one without an identity provider. */
const notOffered = (): ApiError =>
  new ApiError('notFound', { message: 'Single sign-on is not set up for this client. Sign in with your password.' })

/**
 * Begins a sign-in at the client's identity provider.
 * @returns the provider's address, and the secret for the browser's cookie
 * @throws ApiError `notFound`, `serviceUnavailable`.
 */
export const beginSingleSignOn = async (
  ctx: SignOnContext,
  { clientId, redirectUrl }: { clientId: string; redirectUrl: string },
): Promise<{ authorizationUrl: string; secret: string }> => {
  const scope: Scope = { clientId, environment: ctx.environment }
  const provider = isUuid(clientId) ? await ctx.store.identityProviders.find(scope) : undefined
  if (!provider) throw notOffered()
  const secret = ctx.ids.hex(32)
  const flow = signOnFlowOf(ctx, redirectUrl, clientId, secret)
  return { authorizationUrl: await ctx.singleSignOn.authorizationUrl(provider, flow), secret }
}
