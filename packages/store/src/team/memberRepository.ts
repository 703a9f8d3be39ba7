import type { Member, MemberRepository } from '@rialto/core'
import { defined } from '@rialto/defined'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeColumns, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { memberLife } from './memberLife.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'

const contextOf = sealedColumns.members.columns.sealed_totp_secret

/** From the lowest to the highest. */
const roles = sql.raw(`array['readOnly', 'support', 'developer', 'owner']`)

const memberColumns = [
  'members.id',
  'members.environment',
  'members.email',
  'members.name',
  'members.is_operator',
  'members.identity_provider_id',
] as const

type MemberRow = Pick<
  Selectable<Tables['members']>,
  'id' | 'environment' | 'email' | 'name' | 'is_operator' | 'identity_provider_id'
>

export const readMember = (row: MemberRow): Member => ({
  id: row.id,
  environment: row.environment,
  email: row.email,
  name: row.name,
  isOperator: row.is_operator,
  ...defined({ identityProviderId: row.identity_provider_id ?? undefined }),
})

/**
 * A client that enforces single sign-on admits members of its identity provider only, and the break-glass owner.
 */
const mayEnter = (eb: ExpressionBuilder<Tables, 'member_roles'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('identity_providers')
        .innerJoin('members as own', 'own.id', 'member_roles.member_id')
        .select('identity_providers.id')
        .whereRef('identity_providers.client_id', '=', 'member_roles.client_id')
        .whereRef('identity_providers.environment', '=', 'member_roles.environment')
        .where('identity_providers.is_enforced', '=', true)
        .whereRef('identity_providers.break_glass_member_id', '<>', 'own.id')
        .where('own.identity_provider_id', 'is', null),
    ),
  )

export const memberRepository = (db: Database<Tables>, sealer: Sealer): MemberRepository => ({
  async hasAny(environment) {
    const row = await db
      .selectFrom('members')
      .select('id')
      .where('environment', '=', environment)
      .limit(1)
      .executeTakeFirst()
    return row !== undefined
  },

  async findWithFactors(environment, email) {
    const row = await db
      .selectFrom('members')
      .selectAll()
      .where('environment', '=', environment)
      .where('email', '=', email)
      .where('identity_provider_id', 'is', null)
      .executeTakeFirst()
    if (!row) return undefined
    const totpSecret = sealer.open(row.sealed_totp_secret, contextOf(row.id))
    return { ...readMember(row), passwordHash: row.password_hash, totpSecret }
  },

  async find(environment, by) {
    const row = await db
      .selectFrom('members')
      .select(memberColumns)
      .where('environment', '=', environment)
      .where(eb =>
        'id' in by
          ? eb('id', '=', by.id)
          : eb.and([eb('email', '=', by.email), eb('identity_provider_id', 'is', null)]),
      )
      .executeTakeFirst()
    return row && readMember(row)
  },

  ...memberLife(db, sealer),

  async insert(member, { passwordHash, totpSecret }, atMs) {
    await db
      .insertInto('members')
      .values({
        id: member.id,
        environment: member.environment,
        email: member.email,
        name: member.name,
        is_operator: member.isOperator,
        password_hash: passwordHash,
        sealed_totp_secret: sealer.seal(totpSecret, contextOf(member.id)),
        created_at: new Date(atMs),
      })
      .execute()
  },

  async isOperator(environment, id) {
    const row = await db
      .selectFrom('members')
      .select('is_operator')
      .where('environment', '=', environment)
      .where('id', '=', id)
      .executeTakeFirst()
    return row?.is_operator ?? false
  },

  async listClients({ id, environment, isOperator }) {
    if (isOperator) {
      const rows = await db
        .selectFrom('clients')
        .innerJoin('client_settings', 'client_settings.client_id', 'clients.id')
        .select(['clients.id', 'clients.name'])
        .where('client_settings.environment', '=', environment)
        .orderBy('clients.name')
        .orderBy('clients.id')
        .execute()
      return rows.map(row => ({ clientId: row.id, name: row.name, role: 'owner' as const }))
    }
    const rows = await db
      .selectFrom('member_roles')
      .innerJoin('clients', 'clients.id', 'member_roles.client_id')
      .select(['clients.id', 'clients.name', 'member_roles.role'])
      .where('member_roles.member_id', '=', id)
      .where('member_roles.environment', '=', environment)
      .where(mayEnter)
      .orderBy('clients.name')
      .orderBy('clients.id')
      .execute()
    return rows.map(row => ({ clientId: row.id, name: row.name, role: row.role }))
  },

  async findRole(scope, memberId) {
    const row = await scoped(db, scope)
      .selectFrom('member_roles')
      .select('role')
      .where('member_id', '=', memberId)
      .where(mayEnter)
      .executeTakeFirst()
    return row?.role
  },

  async list(scope) {
    const rows = await scoped(db, scope)
      .selectFrom('member_roles')
      .innerJoin('members', 'members.id', 'member_roles.member_id')
      .select([...memberColumns, 'member_roles.role'])
      .orderBy('members.email')
      .execute()
    return rows.map(row => ({ ...readMember(row), role: row.role }))
  },

  async setRole(scope, memberId, { role, approvesFromMs }) {
    const isHigher = sql`array_position(${roles}, member_roles.role) < array_position(${roles}, excluded.role)`
    const approvesFrom = sql<Date>`case when ${isHigher} then excluded.approves_from
      when member_roles.approves_from is null then null
      else least(member_roles.approves_from, excluded.approves_from) end`
    await db
      .insertInto('member_roles')
      .values({ ...scopeColumns(scope), member_id: memberId, role, approves_from: new Date(approvesFromMs) })
      .onConflict(conflict =>
        conflict.columns(['client_id', 'environment', 'member_id']).doUpdateSet({ role, approves_from: approvesFrom }),
      )
      .execute()
  },

  async findApprovesFrom(scope, memberId) {
    const row = await scoped(db, scope)
      .selectFrom('member_roles')
      .select('approves_from')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return row?.approves_from?.getTime()
  },

  async removeRole(scope, memberId) {
    const { numDeletedRows } = await scoped(db, scope)
      .deleteFrom('member_roles')
      .where('member_id', '=', memberId)
      .executeTakeFirst()
    return numDeletedRows > 0n
  },

  async takeStep(memberId, step) {
    const { numUpdatedRows } = await db
      .updateTable('members')
      .set({ totp_step: BigInt(step) })
      .where('id', '=', memberId)
      .where('totp_step', '<', BigInt(step))
      .executeTakeFirst()
    return numUpdatedRows > 0n
  },
})
