import type { AccessEvent } from '@rialto/contract'

import { ApiError } from '../kernel/apiError.ts'
import type { Environment, Scope } from '../kernel/scope.ts'
import type { Repositories } from '../store.ts'
import type { Actor, AuditedState, AuditEntry, AuditRepository, Member, NewAuditEntry } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/** Names of secret fields. */
const secret = /secret|password|code|cookie|invitationUrl|previewUrl|paymentLink|logoFile|id_token/i

/** Removes secrets, at any depth. */
const withoutSecrets = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withoutSecrets)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      if (inner === undefined) return []
      return [[name, secret.test(name) ? '(hidden)' : withoutSecrets(inner)]]
    }),
  )
}

/** Sorts the keys of objects, because a database may return them in another order. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, canonical(inner)]),
  )
}

type Ids = Pick<TeamContext, 'ids'>

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** The expected `hash` of an entry. */
export const auditHash = ({ ids }: Ids, entry: Omit<AuditEntry, 'hash'>): string =>
  hexOf(ids.sha256(JSON.stringify(canonical(entry))))

interface Change {
  actor: Actor
  operation: string
  params: Readonly<Record<string, unknown>>
  before: AuditedState
  /** The requested state. */
  after: AuditedState
}

/** The log outlives the user, so it keeps a digest instead of the user's id. A known id can be found by its digest. */
const targetOf = ({ ids }: Ids, { id, userId }: Readonly<Record<string, unknown>>): string | undefined => {
  if (typeof userId === 'string') return `sha256:${hexOf(ids.sha256(userId))}`
  return typeof id === 'string' ? id : undefined
}

const entryOf = (ctx: Pick<TeamContext, 'ids' | 'nowMs'>, change: Change): NewAuditEntry => {
  const target = targetOf(ctx, change.params)
  return {
    atMs: ctx.nowMs(),
    actor: change.actor,
    operation: change.operation,
    ...(target === undefined ? {} : { target }),
    before: withoutSecrets(change.before) as AuditedState,
    after: withoutSecrets(change.after) as AuditedState,
  }
}

/** Appends one entry, in the caller's transaction if `audit` belongs to one. */
export const appendEntry = (
  ctx: Pick<TeamContext, 'ids' | 'nowMs'>,
  audit: AuditRepository,
  scope: Scope,
  change: Change,
): Promise<void> => {
  const begun = { id: ctx.ids.uuid(), isAbandoned: false }
  return audit.append(scope, entryOf(ctx, change), numbered => auditHash(ctx, numbered), begun)
}

/** The installation's log is stored beside those of the clients, under an id that no client has. */
export const installationLogId = '00000000-0000-0000-0000-000000000000'

export const installationLog = (environment: Environment): Scope => ({ clientId: installationLogId, environment })

/** In the caller's transaction if `store` belongs to one. */
type CommonContext = Omit<TeamContext, 'store'> & { store: Pick<Repositories, 'members' | 'audit'> }

/**
 * Records a member's changes to their own account, in the log of every client that the member works for. For operators,
 * in the installation's own log.
 */
export const recordAccess = async (
  ctx: CommonContext,
  member: Member,
  { operation, ipAddress, target, after = {} }: Access,
): Promise<void> => {
  const actor: Actor = { kind: 'member', id: member.id, name: member.email, ipAddress }
  const change: Change = { actor, operation, params: target === undefined ? {} : { id: target }, before: {}, after }
  const clientIds = member.isOperator
    ? [installationLogId]
    : (await ctx.store.members.listClients(member)).map(({ clientId }) => clientId)
  // Always in the same order, because a transaction holds the lock of each log until its end.
  for (const clientId of clientIds.sort())
    await appendEntry(ctx, ctx.store.audit, { clientId, environment: ctx.environment }, change)
}

/** Makes a change of the account itself together with its entries: after a crash there are both or neither. */
export const recordedAccess = <T>(
  ctx: TeamContext,
  member: Member,
  access: Access,
  run: (repositories: Repositories) => Promise<T>,
): Promise<T> =>
  ctx.store.transaction(async repositories => {
    const result = await run(repositories)
    await recordAccess({ ...ctx, store: repositories }, member, access)
    return result
  })

interface Access {
  operation: AccessEvent
  ipAddress: string
  target?: string
  after?: AuditedState
}

/**
 * Makes a change and writes it to the client's audit log. The intended change is stored first, so that it has an entry
 * even if the process ends before the entry is written. Rejected changes have no entry.
 */
export const recordChange = async <T>(
  ctx: TeamContext,
  scope: Scope,
  change: Change,
  run: () => Promise<T>,
  answered: (result: T) => AuditedState,
): Promise<T> => {
  const { audit } = ctx.store
  const id = ctx.ids.uuid()
  await recordAbandoned(ctx, scope)
  await audit.begin(scope, id, entryOf(ctx, change))
  const result = await run().catch(async (error: unknown) => {
    // After any other error, the effect of the change is unknown.
    if (error instanceof ApiError && error.type !== 'serverFailure') await audit.drop(scope, id)
    throw error
  })
  const entry = entryOf(ctx, { ...change, after: { ...change.after, ...answered(result) } })
  await audit.append(scope, entry, numbered => auditHash(ctx, numbered), { id, isAbandoned: false })
  return result
}

/** Longer than any request takes. */
const abandonedAfterMs = 5 * 60_000

/** Writes the missing entries of changes whose process has crashed. */
export const recordAbandoned = async (ctx: TeamContext, scope: Scope): Promise<void> => {
  const { audit } = ctx.store
  for (const { id, entry } of await audit.listBegun(scope, ctx.nowMs() - abandonedAfterMs)) {
    const unknown = { ...entry, after: { ...entry.after, outcome: 'unknown' } }
    await audit.append(scope, unknown, numbered => auditHash(ctx, numbered), { id, isAbandoned: true })
  }
}
