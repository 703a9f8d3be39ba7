import type { adminOperationsById, ValueOf } from '@rialto/contract'
import type { Context, IdentityProvider, Scope } from '@rialto/core'
import { defined } from '@rialto/defined'

import { secondsOrNull } from '../seconds.ts'
import { logoutUrlOf, redirectUrlOf, signedOutUrlOf, signInUrlOf } from './singleSignOnUrls.ts'

type View = ValueOf<(typeof adminOperationsById)['replaceIdentityProvider'], 'content'>

/** Without the client secret. */
export const identityProviderView = async (ctx: Context, scope: Scope, provider: IdentityProvider): Promise<View> => {
  const { id: _, clientSecret, defaultRole, roles, ...rest } = provider
  return {
    ...rest,
    roles: [...roles],
    ...defined({ defaultRole }),
    hasClientSecret: clientSecret !== undefined,
    redirectUrl: redirectUrlOf(ctx),
    backChannelLogoutUrl: logoutUrlOf(ctx, scope.clientId),
    signedOutUrl: signedOutUrlOf(ctx),
    provisionedTimestamp: secondsOrNull(await ctx.store.provisioning.readTokenTime(scope)),
    signInUrl: signInUrlOf(ctx, scope.clientId),
  }
}
