import { invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { IdentityProvider } from './singleSignOnPorts.ts'
import type { SignOnContext } from './teamContext.ts'

type Settings = Omit<IdentityProvider, 'id'>

/**
 * Sets a client's identity provider after reading its discovery document. Another issuer is another provider: the
 * members of the earlier one are removed, because two issuers may use one `sub` for two people.
 * @throws ApiError `invalidField`, `permissionDenied` for a break-glass member who is no owner with a password.
 */
export const replaceIdentityProvider = async (
  ctx: SignOnContext,
  scope: Scope,
  settings: Settings,
): Promise<IdentityProvider> => {
  await ctx.singleSignOn.check(settings)
  const breakGlass = (await ctx.store.members.list(scope)).find(({ id }) => id === settings.breakGlassMemberId)
  if (breakGlass?.role !== 'owner' || breakGlass.identityProviderId !== undefined)
    throw invalidField('breakGlassMemberId', 'must be an owner of this client who signs in with a password')
  return ctx.store.transaction(async ({ clients, identityProviders }) => {
    await clients.lock(scope)
    const earlier = await identityProviders.find(scope)
    const isSame = earlier?.issuer === settings.issuer
    if (earlier && !isSame) await identityProviders.remove(scope)
    const kept = isSame && earlier.oidcClientId === settings.oidcClientId ? earlier.clientSecret : undefined
    const provider = {
      ...settings,
      id: isSame ? earlier.id : ctx.ids.uuid(),
      clientSecret: settings.clientSecret ?? kept,
    }
    await identityProviders.save(scope, provider, ctx.nowMs())
    return provider
  })
}
