import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import { appendEntry } from './recordChange.ts'
import type { SignOnContext } from './teamContext.ts'

/** Longer than any logout token is accepted. */
const rememberedMs = 60 * 60_000

/**
 * Ends sessions on a logout token of the client's identity provider: those of its session at the provider, or all of the
 * person. @throws ApiError `badRequest` for an unknown client, a token that is not
 * valid, or one that was received before.
 */
export const endProvidedSessions = async (
  ctx: SignOnContext,
  { clientId, logoutToken, ipAddress }: { clientId: string; logoutToken: string; ipAddress: string },
): Promise<void> => {
  const scope: Scope = { clientId: clientId.toLowerCase(), environment: ctx.environment }
  const provider = isUuid(clientId) ? await ctx.store.identityProviders.find(scope) : undefined
  if (!provider) throw new ApiError('badRequest', { message: 'The logout token is not valid.' })
  const { tokenId, ...of } = await ctx.singleSignOn.readLogout(provider, logoutToken)
  await ctx.store.transaction(async ({ provisioning, audit }) => {
    // Otherwise the holder of an old token could end later sessions.
    const atMs = ctx.nowMs()
    if (!(await provisioning.takeLogoutToken(provider.id, tokenId, { atMs, untilMs: atMs + rememberedMs })))
      throw new ApiError('badRequest', { message: 'The logout token was received before.' })
    const memberIds = await provisioning.endSessions(provider.id, of)
    const actor = { kind: 'key' as const, id: provider.id, name: provider.issuer, ipAddress }
    for (const id of memberIds.sort()) {
      const change = { actor, operation: 'endProvidedSessions', params: { id }, before: {}, after: {} }
      await appendEntry(ctx, audit, scope, change)
    }
  })
}
