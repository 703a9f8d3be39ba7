import { defined } from '@rialto/defined'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { LinkTokenContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { startOAuth } from '../link/startOAuth.ts'
import { createLinkToken } from '../linkTokens/createLinkToken.ts'

/**
 * `GET /authenticate/{brokerType}`: a Link session for this OAuth integration. `url` opens it in Link; `signInUrl`
 * leads directly to the institution, and back to the callback URL.
 *
 * @throws ApiError `integrationNotSupported`, `invalidField`.
 */
export const startAuthentication = async (
  ctx: LinkTokenContext,
  scope: Scope,
  input: { userId: string; brokerType: string; callbackUrl?: string | undefined },
): Promise<{ url: string; signInUrl: string }> => {
  const connector = ctx.connectors.find(input.brokerType)
  if (!connector)
    throw new ApiError('integrationNotSupported', {
      message: 'brokerType: this integration type is not available here.',
    })
  const { type, integrationId, scheme } = connector.descriptor
  if (scheme.kind !== 'oAuth')
    throw invalidField('brokerType', `${type} authenticates with a key: use POST /api/v1/authenticate`)
  const { userId, callbackUrl = (await ctx.store.callbackUrls.read(scope))[0] } = input
  // Clients of this operation redirect their users to either URL, and the page cannot know where a redirect came from.
  const request = { userId, integrationId, standalone: true, ...defined({ callbackUrl }) }
  const { url, sessionId } = await createLinkToken(ctx, scope, request)
  const session = callbackUrl === undefined ? undefined : await ctx.store.link.findById(scope, sessionId)
  // A sign-in that begins outside Link cannot be completed without a callback URL.
  if (!session) return { url, signInUrl: url }
  const { authorizeUrl } = await startOAuth(ctx, session, integrationId)
  return { url, signInUrl: authorizeUrl }
}
