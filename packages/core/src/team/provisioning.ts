import type { ProvisioningEvent } from '@rialto/contract'

import { ApiError, invalidField } from '../kernel/apiError.ts'
import type { Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import { approvesFromMs } from './approvesFromMs.ts'
import type { Actor, Role } from './ports.ts'
import type { ProvidedGroup, ProvidedUser } from './provisioningPorts.ts'
import { appendEntry } from './recordChange.ts'
import { roleOfGroups } from './roleOfGroups.ts'
import type { IdentityProvider } from './singleSignOnPorts.ts'
import type { TeamContext } from './teamContext.ts'

/** The provider that the token of a request belongs to. */
export interface Provisioner {
  scope: Scope
  provider: IdentityProvider
  ipAddress: string
}

export type UserInput = Omit<ProvidedUser, 'id' | 'createdAtMs' | 'changedAtMs'>
export type GroupInput = Omit<ProvidedGroup, 'id' | 'createdAtMs' | 'changedAtMs'>

const actorOf = ({ provider, ipAddress }: Provisioner): Actor => ({
  kind: 'key',
  id: provider.id,
  name: `SCIM of ${provider.issuer}`,
  ipAddress,
})

/** One change at a time of a client's members, with its audit entry in the same transaction. */
const change = <T extends { id: string }>(
  ctx: TeamContext,
  by: Provisioner,
  operation: ProvisioningEvent,
  run: (repositories: Repositories) => Promise<{ result: T; after: Readonly<Record<string, unknown>> }>,
): Promise<T> =>
  ctx.store.transaction(async repositories => {
    await repositories.clients.lock(by.scope)
    const { result, after } = await run(repositories)
    const entry = { actor: actorOf(by), operation, params: { id: result.id }, before: {}, after }
    await appendEntry(ctx, repositories.audit, by.scope, entry)
    return result
  })

const notFound = (): ApiError => new ApiError('notFound')

const taken = (what: string): ApiError => new ApiError('conflict', { message: `${what} belongs to another one.` })

/** The role of a provisioned member: that of the provisioned groups. None for a deactivated one. */
export const providedRole = async (
  { provisioning }: Pick<Repositories, 'provisioning'>,
  provider: IdentityProvider,
  { id, isActive }: Pick<ProvidedUser, 'id' | 'isActive'>,
): Promise<Role | undefined> => {
  if (!isActive) return undefined
  const groups = await provisioning.groupsOf(id)
  return roleOfGroups(
    provider,
    groups.flatMap(({ displayName, externalId }) => [displayName, ...(externalId === undefined ? [] : [externalId])]),
  )
}

/** Gives the member the role of the groups. Without one, sessions end at once. */
const applyRole = async (
  ctx: TeamContext,
  repositories: Repositories,
  { scope, provider }: Provisioner,
  user: Pick<ProvidedUser, 'id' | 'isActive'>,
): Promise<Role | undefined> => {
  const { members, memberSessions } = repositories
  const role = await providedRole(repositories, provider, user)
  if (role) await members.setRole(scope, user.id, { role, approvesFromMs: approvesFromMs(ctx, false) })
  else {
    await members.removeRole(scope, user.id)
    await memberSessions.endAll(user.id)
  }
  return role
}

/**
 * Creates a member of the identity provider, or replaces one. Members with a password, including the
 * break-glass owner, are unaffected. @throws ApiError `notFound`, `conflict` for a user name that is taken.
 */
export const saveProvidedUser = (
  ctx: TeamContext,
  by: Provisioner,
  { id, ...input }: UserInput & { id?: string },
): Promise<ProvidedUser> =>
  change(ctx, by, 'saveProvidedUser', async repositories => {
    const { provisioning } = repositories
    const { provider } = by
    const known = id === undefined ? undefined : await provisioning.findUser(provider.id, id)
    if (id !== undefined && !known) throw notFound()
    if (input.userName.trim() === '') throw invalidField('userName', 'must not be empty')
    const filter = { attribute: 'userName' as const, value: input.userName }
    const { items } = await provisioning.listUsers(provider.id, { filter, offset: 0, count: 1 })
    if (items.some(other => other.id !== known?.id)) throw taken('This userName')
    const nowMs = ctx.nowMs()
    const user = {
      ...input,
      id: known?.id ?? ctx.ids.uuid(),
      createdAtMs: known?.createdAtMs ?? nowMs,
      changedAtMs: nowMs,
    }
    if (known) await provisioning.updateUser(provider.id, user)
    else await provisioning.insertUser(ctx.environment, provider.id, user)
    const role = await applyRole(ctx, repositories, by, user)
    return { result: user, after: { userName: user.userName, isActive: user.isActive, role: role ?? null } }
  })

/** Removes the member with all sessions. @throws ApiError `notFound`. */
export const removeProvidedUser = async (ctx: TeamContext, by: Provisioner, id: string): Promise<void> => {
  await change(ctx, by, 'removeProvidedUser', async ({ members, provisioning }) => {
    const user = await provisioning.findUser(by.provider.id, id)
    if (!user) throw notFound()
    await members.remove(ctx.environment, id)
    return { result: user, after: { userName: user.userName } }
  })
}

/**
 * Creates a group, or replaces one with its members, whose roles follow at once.
 *
 * @throws ApiError `notFound`, `conflict` for a name that is taken.
 */
export const saveProvidedGroup = (
  ctx: TeamContext,
  by: Provisioner,
  { id, ...input }: GroupInput & { id?: string },
): Promise<ProvidedGroup> =>
  change(ctx, by, 'saveProvidedGroup', async repositories => {
    const { provisioning } = repositories
    const { provider } = by
    const known = id === undefined ? undefined : await provisioning.findGroup(provider.id, id)
    if (id !== undefined && !known) throw notFound()
    if (input.displayName.trim() === '') throw invalidField('displayName', 'must not be empty')
    const filter = { attribute: 'displayName' as const, value: input.displayName }
    const { items } = await provisioning.listGroups(provider.id, { filter, offset: 0, count: 1 })
    if (items.some(other => other.id !== known?.id)) throw taken('This displayName')
    const nowMs = ctx.nowMs()
    const group = {
      ...input,
      id: known?.id ?? ctx.ids.uuid(),
      createdAtMs: known?.createdAtMs ?? nowMs,
      changedAtMs: nowMs,
    }
    await provisioning.saveGroup(provider.id, group)
    const saved = (await provisioning.findGroup(provider.id, group.id)) ?? group
    await applyRoles(ctx, repositories, by, [...(known?.memberIds ?? []), ...saved.memberIds])
    return { result: saved, after: { displayName: saved.displayName, members: saved.memberIds } }
  })

/** @throws ApiError `notFound`. */
export const removeProvidedGroup = async (ctx: TeamContext, by: Provisioner, id: string): Promise<void> => {
  await change(ctx, by, 'removeProvidedGroup', async repositories => {
    const { provisioning } = repositories
    const group = await provisioning.findGroup(by.provider.id, id)
    if (!group) throw notFound()
    await provisioning.removeGroup(by.provider.id, id)
    await applyRoles(ctx, repositories, by, group.memberIds)
    return { result: group, after: { displayName: group.displayName } }
  })
}

const applyRoles = async (
  ctx: TeamContext,
  repositories: Repositories,
  by: Provisioner,
  memberIds: readonly string[],
): Promise<void> => {
  for (const id of new Set(memberIds)) {
    const user = await repositories.provisioning.findUser(by.provider.id, id)
    if (user) await applyRole(ctx, repositories, by, user)
  }
}
