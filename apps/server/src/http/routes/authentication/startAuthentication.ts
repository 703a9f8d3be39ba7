import { startAuthentication } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const startAuthenticationHandler: Handler<'startAuthentication'> = async (ctx, { scope, params, query }) => {
  const { linkToken, url } = await startAuthentication(ctx, scope, { ...params, userId: query.userId })
  return { status: 'redirect' as const, redirectLink: url, linkToken }
}
