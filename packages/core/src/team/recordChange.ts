import type { Scope } from '../kernel/scope.ts'
import type { Actor, AuditedState, AuditEntry } from './ports.ts'
import type { TeamContext } from './teamContext.ts'

/** Names of fields that hold what only its owner may read. */
const secret = /secret|password|code|cookie|invitationUrl|logoFile|id_token/i

/** What may be shown, at any depth. */
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

/** Objects with their names in order: what a database returns may have another one. */
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

/** What `hash` of an entry has to be. */
export const auditHash = ({ ids }: Ids, entry: Omit<AuditEntry, 'hash'>): string =>
  hexOf(ids.sha256(JSON.stringify(canonical(entry))))

interface Change {
  actor: Actor
  operation: string
  params: Readonly<Record<string, unknown>>
  before: AuditedState
  after: AuditedState
}

/** A user's id is not kept in the log, which outlives the user: whoever knows it recognizes its digest. */
const targetOf = ({ ids }: Ids, { id, userId }: Readonly<Record<string, unknown>>): string | undefined => {
  if (typeof userId === 'string') return `sha256:${hexOf(ids.sha256(userId))}`
  return typeof id === 'string' ? id : undefined
}

/** One entry of the client's audit log. */
export const recordChange = (ctx: TeamContext, scope: Scope, change: Change): Promise<void> => {
  const target = targetOf(ctx, change.params)
  const entry = {
    atMs: ctx.nowMs(),
    actor: change.actor,
    operation: change.operation,
    ...(target === undefined ? {} : { target }),
    before: withoutSecrets(change.before) as AuditedState,
    after: withoutSecrets(change.after) as AuditedState,
  }
  return ctx.store.audit.append(scope, entry, numbered => auditHash(ctx, numbered))
}
