import type { CreateLinkTokenRequest, LinkConfigurationInfo } from '@rialto/contract'

import { readConfigurationSettings } from '../clients/readConfigurationSettings.ts'
import type { Context, LinkTokenContext } from '../context.ts'
import { ApiError } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLinkToken } from './createLinkToken.ts'
import { previewUrlOf } from './previewLink.ts'

type SandboxSessionRequest = {
  configuration: LinkConfigurationInfo
  userId?: string | undefined
  transferOptions?: CreateLinkTokenRequest['transferOptions']
}

/**
 * Opens a Link session with a configuration that is not stored, for developers who try settings. It counts as a session of a
 * user, so that its requests and webhooks can be read.
 *
 * @throws ApiError `notFound` in production, and as `createLinkConfiguration` and `createLinkToken`.
 */
export const createSandboxSession = async (
  ctx: LinkTokenContext & Pick<Context, 'sandboxScenarios'>,
  scope: Scope,
  { configuration, userId = 'preview', transferOptions }: SandboxSessionRequest,
): Promise<{ sessionId: string; previewUrl: string }> => {
  if (!ctx.sandboxScenarios) throw new ApiError('notFound', { message: 'This installation has no sandbox.' })
  const { url, sessionId } = await createLinkToken(
    ctx,
    scope,
    { userId, ...(transferOptions && { transferOptions }) },
    { configuration: readConfigurationSettings(ctx, configuration) },
  )
  return { sessionId, previewUrl: previewUrlOf(url) }
}
