import type { CreateLinkTokenRequest } from '@rialto/contract'

import type { LinkTokenContext } from '../context.ts'
import type { Scope } from '../kernel/scope.ts'
import { createLinkToken } from './createLinkToken.ts'

/**
 * A Link session without a destination, for members to look at, which does not count as a user's. Only the dashboard
 * may frame its page.
 */
export const previewLink = async (
  ctx: LinkTokenContext,
  scope: Scope,
  of: Pick<CreateLinkTokenRequest, 'configurationId' | 'subClientId'>,
): Promise<string> => {
  const { url } = await createLinkToken(ctx, scope, { userId: 'dashboard-preview', ...of }, { isPreview: true })
  return previewUrlOf(url)
}

/** URL of the page that shows a session in a frame of the dashboard. */
export const previewUrlOf = (linkUrl: string): string => {
  const url = new URL(linkUrl)
  url.pathname = '/link/preview'
  return url.href
}
