import { createHash } from 'node:crypto'

import type { ProvidedPage, ProvidedUser, ProvisioningRepository } from '@rialto/core'
import { type Selectable, sql } from 'kysely'

import type { Database } from '../database/openDatabase.ts'
import { scopeOf, type Sealer } from '../scopeOf.ts'
import { scoped } from '../scoped.ts'
import { sealedColumns } from '../sealedColumns.ts'
import type { Tables } from '../tables.ts'
import { providerOf } from './identityProviderRepository.ts'
import { providedGroups } from './providedGroups.ts'

const totpContext = sealedColumns.members.columns.sealed_totp_secret

const userOf = (row: Selectable<Tables['members']>): ProvidedUser => ({
  id: row.id,
  userName: row.user_name ?? row.email,
  externalId: row.external_id ?? undefined,
  name: row.name,
  email: row.email,
  isActive: row.deactivated_at === null,
  createdAtMs: row.created_at.getTime(),
  changedAtMs: (row.changed_at ?? row.created_at).getTime(),
})

/** The email address is the user name of a member created by a sign-in. */
const userNameColumn = sql<string>`lower(coalesce(user_name, email))`

const columnOf = {
  id: sql<string>`id::text`,
  userName: userNameColumn,
  externalId: sql<string>`external_id`,
  displayName: sql<string>`name`,
  email: sql<string>`email`,
} as const

const isCaseless = (attribute: string): boolean => attribute === 'userName' || attribute === 'email'

export const provisioningRepository = (db: Database<Tables>, sealer: Sealer): ProvisioningRepository => {
  const usersOf = (providerId: string, { filter }: Pick<ProvidedPage, 'filter'>) => {
    const query = db.selectFrom('members').where('identity_provider_id', '=', providerId)
    if (!filter) return query
    const { attribute, value } = filter
    return query.where(columnOf[attribute], '=', isCaseless(attribute) ? value.toLowerCase() : value)
  }
  return {
    ...providedGroups(db),

    async findByToken(environment, tokenHash) {
      const row = await db
        .selectFrom('identity_providers')
        .selectAll()
        .where('environment', '=', environment)
        .where('provisioning_token_hash', '=', Buffer.from(tokenHash))
        .executeTakeFirst()
      return row && { scope: scopeOf(row), provider: providerOf(row, sealer) }
    },

    async setToken(scope, token) {
      const { numUpdatedRows } = await scoped(db, scope)
        .updateTable('identity_providers')
        .set({
          provisioning_token_hash: token ? Buffer.from(token.hash) : null,
          provisioning_token_at: token ? new Date(token.atMs) : null,
        })
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async readTokenTime(scope) {
      const row = await scoped(db, scope)
        .selectFrom('identity_providers')
        .select('provisioning_token_at')
        .executeTakeFirst()
      return row?.provisioning_token_at?.getTime()
    },

    async listUsers(providerId, page) {
      const query = usersOf(providerId, page)
      const [rows, { total }] = await Promise.all([
        query.selectAll().orderBy('created_at').orderBy('id').offset(page.offset).limit(page.count).execute(),
        query.select(eb => eb.fn.countAll<bigint>().as('total')).executeTakeFirstOrThrow(),
      ])
      return { items: rows.map(userOf), total: Number(total) }
    },

    async findUser(providerId, id) {
      const row = await db
        .selectFrom('members')
        .selectAll()
        .where('identity_provider_id', '=', providerId)
        .where('id', '=', id)
        .executeTakeFirst()
      return row && userOf(row)
    },

    async insertUser(environment, providerId, user) {
      await db
        .insertInto('members')
        .values({
          id: user.id,
          environment,
          is_operator: false,
          // As of a member who signs in without one.
          password_hash: '',
          sealed_totp_secret: sealer.seal('', totpContext(user.id)),
          identity_provider_id: providerId,
          created_at: new Date(user.createdAtMs),
          ...changing(user),
        })
        .execute()
    },

    async updateUser(providerId, user) {
      await db
        .updateTable('members')
        .set(changing(user))
        .where('identity_provider_id', '=', providerId)
        .where('id', '=', user.id)
        .execute()
    },

    async bindSubject(providerId, { subject, email }) {
      const { rows } = await sql<Selectable<Tables['members']>>`
        update members set subject = ${subject} where id = (
          select id from members
          where identity_provider_id = ${providerId} and subject is null
            and (external_id = ${subject} or email = ${email} or lower(user_name) = ${email})
          order by external_id = ${subject} desc nulls last, created_at, id limit 1)
        returning *`.execute(db)
      return rows[0] && userOf(rows[0])
    },

    async noteProviderSession(memberId, providerSessionId) {
      await sql`
        update member_sessions set provider_session_id = ${providerSessionId} where id = (
          select id from member_sessions where member_id = ${memberId} order by created_at desc, id limit 1)`.execute(
        db,
      )
    },

    async takeLogoutToken(providerId, tokenId, { atMs, untilMs }) {
      await db
        .deleteFrom('logout_tokens')
        .where('identity_provider_id', '=', providerId)
        .where('expires_at', '<', new Date(atMs))
        .execute()
      const { numInsertedOrUpdatedRows: inserted = 0n } = await db
        .insertInto('logout_tokens')
        .values({
          identity_provider_id: providerId,
          digest: createHash('sha256').update(tokenId).digest(),
          expires_at: new Date(untilMs),
        })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      return inserted === 1n
    },

    async endSessions(providerId, { subject, providerSessionId }) {
      const { rows } = await sql<{ member_id: string }>`
        delete from member_sessions using members
        where members.id = member_sessions.member_id and members.identity_provider_id = ${providerId}
          and (${subject ?? null}::text is null or members.subject = ${subject ?? null})
          and (${providerSessionId ?? null}::text is null or member_sessions.provider_session_id = ${providerSessionId ?? null})
        returning member_sessions.member_id`.execute(db)
      return [...new Set(rows.map(row => row.member_id))]
    },
  }
}

const changing = (user: ProvidedUser) => ({
  user_name: user.userName,
  external_id: user.externalId ?? null,
  name: user.name,
  email: user.email,
  deactivated_at: user.isActive ? null : new Date(user.changedAtMs),
  changed_at: new Date(user.changedAtMs),
})
