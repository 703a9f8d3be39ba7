import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Context } from '../kernel/context.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLinkToken } from '../linkTokens/createLinkToken.ts'

/**
 * `GET /authenticate/{brokerType}`: a Link session that opens this OAuth integration directly.
 *
 * @throws ApiError `integrationNotSupported`, `invalidField`.
 */
export const startAuthentication = async (
  ctx: Context,
  scope: Scope,
  input: { userId: string; brokerType: string },
): Promise<{ linkToken: string; url: string }> => {
  const connector = ctx.connectors.find(input.brokerType)
  if (!connector)
    throw new ApiError('integrationNotSupported', {
      message: 'brokerType: this integration type is not available here.',
    })
  const { type, integrationId, scheme } = connector.descriptor
  if (scheme.kind !== 'oAuth')
    throw invalidField('brokerType', `${type} authenticates with a key: use POST /api/v1/authenticate`)
  return createLinkToken(ctx, scope, { userId: input.userId, integrationId })
}
