import type { adminOperationsById, ValueOf } from '@rialto/contract'
import type { Context, IdentityProvider, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import { redirectUrlOf, signInUrlOf } from './singleSignOnUrls.ts'

type View = ValueOf<(typeof adminOperationsById)['replaceIdentityProvider'], 'content'>

/** Without the client secret. */
export const identityProviderView = (ctx: Context, scope: Scope, provider: IdentityProvider): View => {
  const { id: _, clientSecret, defaultRole, roles, ...rest } = provider
  return {
    ...rest,
    roles: [...roles],
    ...defined({ defaultRole }),
    hasClientSecret: clientSecret !== undefined,
    redirectUrl: redirectUrlOf(ctx),
    signInUrl: signInUrlOf(ctx, scope.clientId),
  }
}
