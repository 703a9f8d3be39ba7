import { ApiError, isUuid } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { Role } from './ports.ts'
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
): Promise<ProvidedMember> => {
  const state = new URLSearchParams(query).get('state') ?? ''
  const clientId = state.split('.')[0] ?? ''
  if (secret === undefined || !isUuid(clientId)) throw startAgain()
  const flow = signOnFlowOf(ctx, redirectUrl, clientId, secret)
  if (flow.state !== state) throw startAgain()
  const scope: Scope = { clientId, environment: ctx.environment }
  const provider = await ctx.store.identityProviders.find(scope)
  if (!provider) throw startAgain()
  const identity = await ctx.singleSignOn.readIdentity(provider, flow, query)
  return admit(ctx, scope, provider, identity)
}

const ranks: Readonly<Record<Role, number>> = { readOnly: 0, support: 1, developer: 2, owner: 3 }

/** The highest role of the groups, or the default. */
const roleOfGroups = (
  { roles, defaultRole }: Pick<IdentityProvider, 'roles' | 'defaultRole'>,
  groups: readonly string[],
): Role | undefined =>
  roles
    .filter(({ group }) => groups.includes(group))
    .map(({ role }) => role)
    .sort((one, other) => ranks[other] - ranks[one])[0] ?? defaultRole

const admit = (
  ctx: SignOnContext,
  scope: Scope,
  provider: IdentityProvider,
  identity: AssertedIdentity,
): Promise<ProvidedMember> => {
  const role = roleOfGroups(provider, identity.groups)
  return ctx.store
    .transaction(async repositories => {
      // Two first sign-ins of one person at once create one member.
      await repositories.clients.lock(scope)
      const known = await repositories.identityProviders.findMember(provider.id, identity.subject)
      if (!role) {
        if (known) await repositories.members.removeRole(scope, known.id)
        return undefined
      }
      const member = await saveMember(ctx, repositories, provider, known, identity)
      await repositories.members.setRole(scope, member.id, role)
      return member
    })
    .then(member => {
      if (!member) throw refused('None of your groups has access to this client. Ask an owner to add a role for one.')
      return member
    })
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
