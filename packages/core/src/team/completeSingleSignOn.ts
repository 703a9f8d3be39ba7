import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { approvesFromMs } from './approvesFromMs.ts'
import { providedRole } from './provisioning.ts'
import { roleOfGroups } from './roleOfGroups.ts'
import { signOnFlowOf } from './signOnFlow.ts'
import type { AssertedIdentity, IdentityProvider, ProvidedMember } from './singleSignOnPorts.ts'
import type { SignOnContext } from './teamContext.ts'

const startAgain = (): ApiError =>
  new ApiError('permissionDenied', {
    message: 'This sign-in was not begun in this browser, or too long ago. Start again.',
  })

/**
 * Completes a sign-in in the browser that began it. Creates the member at the first one, and sets the role to that of
 * the person's groups each time. @throws ApiError `permissionDenied`, `serviceUnavailable`.
 */
export const completeSingleSignOn = async (
  ctx: SignOnContext,
  { query, secret, redirectUrl }: { query: string; secret: string | undefined; redirectUrl: string },
): Promise<{ member: ProvidedMember; providerSessionId: string | undefined }> => {
  const state = new URLSearchParams(query).get('state') ?? ''
  const clientId = state.split('.')[0] ?? ''
  if (secret === undefined || !isUuid(clientId)) throw startAgain()
  const flow = signOnFlowOf(ctx, redirectUrl, clientId, secret)
  if (flow.state !== state) throw startAgain()
  const scope: Scope = { clientId, environment: ctx.environment }
  const provider = await ctx.store.identityProviders.find(scope)
  if (!provider) throw startAgain()
  const identity = await ctx.singleSignOn.readIdentity(provider, flow, query)
  const member = await admit(ctx, scope, provider, identity)
  return { member, providerSessionId: identity.providerSessionId }
}

const noAccess = 'None of your groups has access to this client. Ask an owner to add a role for one.'
const notProvisioned = 'Your company has given you no access to Rialto, or has ended it. Contact its administrator.'

const admit = async (
  ctx: SignOnContext,
  scope: Scope,
  provider: IdentityProvider,
  identity: AssertedIdentity,
): Promise<ProvidedMember> => {
  const admitted = await ctx.store.transaction(async repositories => {
    // Two first sign-ins of one person at once create one member.
    await repositories.clients.lock(scope)
    const isProvisioned = (await repositories.provisioning.readTokenTime(scope)) !== undefined
    return isProvisioned
      ? admitProvisioned(ctx, repositories, scope, provider, identity)
      : admitByGroups(ctx, repositories, scope, provider, identity)
  })
  if (typeof admitted === 'string') throw refused(admitted)
  return admitted
}

/** Creates the member at the first sign-in. Returns the member, or the reason of a refusal. */
const admitByGroups = async (
  ctx: SignOnContext,
  repositories: Repositories,
  scope: Scope,
  provider: IdentityProvider,
  identity: AssertedIdentity,
): Promise<ProvidedMember | string> => {
  const known = await repositories.identityProviders.findMember(provider.id, identity.subject)
  const role = roleOfGroups(provider, identity.groups)
  if (!role) {
    if (known) await repositories.members.removeRole(scope, known.id)
    return noAccess
  }
  const member = await saveMember(ctx, repositories, provider, known, identity)
  await repositories.members.setRole(scope, member.id, { role, approvesFromMs: approvesFromMs(ctx, false) })
  return member
}

/** A provider that writes users by SCIM is the only creator of members, and its groups there determine the role. */
const admitProvisioned = async (
  ctx: SignOnContext,
  repositories: Repositories,
  scope: Scope,
  provider: IdentityProvider,
  identity: AssertedIdentity,
): Promise<ProvidedMember | string> => {
  const { identityProviders, members, provisioning } = repositories
  if (!(await identityProviders.findMember(provider.id, identity.subject)))
    await provisioning.bindSubject(provider.id, identity)
  const member = await identityProviders.findMember(provider.id, identity.subject)
  const user = member && (await provisioning.findUser(provider.id, member.id))
  if (!member || !user?.isActive) return notProvisioned
  const role = await providedRole(repositories, provider, user)
  if (!role) {
    await members.removeRole(scope, user.id)
    return noAccess
  }
  await members.setRole(scope, user.id, { role, approvesFromMs: approvesFromMs(ctx, false) })
  return member
}

const refused = (message: string): ApiError => new ApiError('permissionDenied', { message })

const saveMember = async (
  ctx: SignOnContext,
  { identityProviders }: Pick<Repositories, 'identityProviders'>,
  provider: IdentityProvider,
  known: ProvidedMember | undefined,
  { subject, email, name }: AssertedIdentity,
): Promise<ProvidedMember> => {
  if (known) {
    const member = { ...known, email, name }
    await identityProviders.updateMember(member)
    return member
  }
  const member: ProvidedMember = {
    ...{ id: ctx.ids.uuid(), environment: ctx.environment, email, name, subject },
    ...{ isOperator: false, identityProviderId: provider.id },
  }
  await identityProviders.insertMember(member, ctx.nowMs())
  return member
}
