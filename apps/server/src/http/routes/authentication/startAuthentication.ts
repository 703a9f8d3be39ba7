import { startAuthentication } from '@rialto/core'

import type { Handler } from '../../handler.ts'

export const startAuthenticationHandler: Handler<'startAuthentication'> = async (ctx, { scope, params, query }) => {
  const { url, signInUrl } = await startAuthentication(ctx, scope, { ...params, ...query })
  return { status: 'redirect' as const, redirectLink: url, linkToken: signInUrl }
}
